import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { LocalList } from '#web/site/local-list.ts';

const kept = ['id', 'stocknum', 'make', 'model', 'body', 'simple_body'] as const;

/** A vehicle that was looked at, as this browser keeps it. The fields are the specification's. */
export type ViewedVehicle = Pick<Vehicle, (typeof kept)[number]>;

const viewedVehicles = new LocalList<ViewedVehicle>({
  name: 'ViewCar',
  limit: 50,
  isEntry: (entry): entry is ViewedVehicle =>
    typeof entry === 'object' && entry !== null && 'id' in entry && 'make' in entry,
});

export function viewedVehicle(vehicle: Vehicle): ViewedVehicle {
  const entries = kept.flatMap((field) =>
    vehicle[field] === undefined ? [] : [[field, vehicle[field]] as const],
  );
  // picked field by field from the very type
  return Object.fromEntries(entries) as unknown as ViewedVehicle;
}

/** Puts the vehicle first among those that were looked at. @param site the site's slug */
export function keepViewed(site: string, vehicle: ViewedVehicle): void {
  const others = viewedVehicles.entries(site).filter(({ id }) => id !== vehicle.id);
  viewedVehicles.replace(site, [vehicle, ...others]);
}
