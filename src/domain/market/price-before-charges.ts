import { type PricedVehicle, searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * The price to compare with the market, in whole dollars, excluding government charges. For a drive-away price this is
 * the `egc_price`; without one there is no comparison. A price with an unknown basis counts as excluding charges,
 * because feeds of used stock quote prices that way and the market badge reads them that way.
 */
export function priceBeforeCharges(
  vehicle: PricedVehicle & Pick<Vehicle, 'egc_price'>,
): number | undefined {
  if (vehicle.price_basis !== 'drive_away') return searchedPrice(vehicle);
  const { egc_price: price } = vehicle;
  return price === undefined ? undefined : searchedPrice({ price });
}
