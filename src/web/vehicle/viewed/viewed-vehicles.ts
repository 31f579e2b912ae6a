import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { LocalList } from '#web/site/local-list.ts';

const storedFields = ['id', 'stocknum', 'make', 'model', 'body', 'simple_body'] as const;

/** A viewed vehicle as stored in this browser. The fields come from the specification. */
export type ViewedVehicle = Pick<Vehicle, (typeof storedFields)[number]>;

export const viewedVehicles = new LocalList<ViewedVehicle>({
  name: 'ViewCar',
  limit: 50,
  isEntry: (entry): entry is ViewedVehicle =>
    typeof entry === 'object' && entry !== null && 'id' in entry && 'make' in entry,
});

export function viewedVehicle(vehicle: Vehicle): ViewedVehicle {
  const entries = storedFields.flatMap((field) =>
    vehicle[field] === undefined ? [] : [[field, vehicle[field]] as const],
  );
  // the fields are exactly the type's
  return Object.fromEntries(entries) as unknown as ViewedVehicle;
}

/**
 * Puts a vehicle first in the list of viewed vehicles.
 *
 * @param site the site's slug
 */
export function storeViewedVehicle(site: string, vehicle: ViewedVehicle): void {
  const others = viewedVehicles.entries(site).filter(({ id }) => id !== vehicle.id);
  viewedVehicles.replace(site, [vehicle, ...others]);
}
