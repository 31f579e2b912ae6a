import { centredOnAverage } from '#domain/market/centred-on-average.ts';
import { marketVehicle } from '#domain/market/market-vehicle.ts';
import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import { type PriceGauge, priceGauge } from '#domain/market/price-gauge.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { MarketPrices } from '#partners/market-price/market-prices.ts';

/**
 * How a vehicle's price compares with the market; nothing for a sold vehicle, without a comparable price, or where the
 * market does not know it. A partner's own word on this vehicle stands before the average that came with its feed,
 * and that before our own estimate.
 */
export async function vehiclePriceGauge(
  marketPrices: MarketPrices,
  vehicle: Vehicle,
): Promise<PriceGauge | undefined> {
  const listingPrice = priceBeforeCharges(vehicle);
  const asked = marketVehicle(vehicle);
  if (!isAvailable(vehicle) || listingPrice === undefined || !asked) return undefined;
  const told = await marketPrices.valuation(asked);
  const market = told?.source === 'autograb' ? told : centredOnAverage(told, vehicle.autograb_data);
  return market && priceGauge(listingPrice, market);
}
