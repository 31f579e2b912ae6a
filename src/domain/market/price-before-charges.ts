import { type PricedVehicle, searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * The price that is compared with the market, in whole dollars, excluding government charges. A drive-away price is
 * compared by its `egc_price`, and not at all without one. A price whose basis the feed does not tell is taken as
 * excluding charges: that is how feeds of used stock carry prices, and how the market badge reads them.
 */
export function priceBeforeCharges(
  vehicle: PricedVehicle & Pick<Vehicle, 'egc_price'>,
): number | undefined {
  if (vehicle.price_basis !== 'drive_away') return searchedPrice(vehicle);
  const { egc_price: price } = vehicle;
  return price === undefined ? undefined : searchedPrice({ price });
}
