import { hasPrice, type PricedVehicle } from '#domain/price/price-display.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import { isTestDriveOnly } from '#domain/vehicle/display/card-actions.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export type ReserveRefusal =
  | 'sold'
  | 'reserved'
  | 'coming-soon'
  | 'test-drive-only'
  | 'not-offered'
  | 'no-price';

type ReservableVehicle = Pick<Vehicle, 'status' | 'reserved' | 'tag' | 'checkout_enabled'> &
  PricedVehicle;

interface ReserveSettings {
  test_drive_only_tags: readonly string[];
}

/** Reasons to refuse a reservation; the first that applies is reported. Must agree with the card's reserve button. */
const refusals: readonly [
  ReserveRefusal,
  (vehicle: ReservableVehicle, settings: ReserveSettings) => boolean,
][] = [
  ['sold', (vehicle) => !isAvailable(vehicle)],
  ['reserved', ({ reserved }) => reserved === true],
  ['coming-soon', (vehicle) => !isInStock(vehicle)],
  ['test-drive-only', isTestDriveOnly],
  ['not-offered', ({ checkout_enabled }) => checkout_enabled !== true],
  ['no-price', (vehicle) => !hasPrice(vehicle)],
];

/** Why a vehicle cannot be reserved; undefined if it can. Source: specification 1, section 2; 2, section 4, "Button rules". */
export function reserveRefusal(
  vehicle: ReservableVehicle,
  settings: ReserveSettings,
): ReserveRefusal | undefined {
  return refusals.find(([, applies]) => applies(vehicle, settings))?.[0];
}
