import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { dollars } from './dollars.ts';
import { type PricedVehicle, priceDisplay, type PriceSettings } from './price-display.ts';

/**
 * Explains a drive-away price by the price before government charges: `$55,990 drive away = $53,663 + on-road costs`.
 * Undefined unless both are known. An offer is below the price that the feed's `egc_price` belongs to.
 */
export function onRoadCosts(
  vehicle: PricedVehicle & Pick<Vehicle, 'egc_price'>,
  settings: PriceSettings,
): string | undefined {
  const { kind, amount = 0 } = priceDisplay(vehicle, settings);
  const { price_basis: basis, egc_price: before = 0 } = vehicle;
  if (kind !== 'price' || basis !== 'drive_away' || before <= 0 || before >= amount)
    return undefined;
  const label = settings.drive_away_label.toLowerCase();
  return `${dollars(amount)} ${label} = ${dollars(before)} + on-road costs`;
}
