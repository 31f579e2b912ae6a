import { centredOnAverage } from '#domain/market/centred-on-average.ts';
import { marketVehicle } from '#domain/market/market-vehicle.ts';
import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import { type PriceGauge, priceGauge } from '#domain/market/price-gauge.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestContext } from '#services/request-context.ts';

/**
 * Compares a vehicle's price with the market. The partner's valuation of this vehicle takes priority over the average
 * in the feed, and that over our own estimate.
 * @returns undefined for a sold vehicle, without a comparable price, or if the market does not know the vehicle
 */
export async function vehiclePriceGauge(
  { marketPrices }: Pick<RequestContext, 'marketPrices'>,
  vehicle: Vehicle,
): Promise<PriceGauge | undefined> {
  const listingPrice = priceBeforeCharges(vehicle);
  const asked = marketVehicle(vehicle);
  if (!isAvailable(vehicle) || listingPrice === undefined || !asked) return undefined;
  const valuation = await marketPrices.valuation(asked);
  const market =
    valuation?.source === 'autograb'
      ? valuation
      : centredOnAverage(valuation, vehicle.autograb_data);
  return market && priceGauge(listingPrice, market);
}
