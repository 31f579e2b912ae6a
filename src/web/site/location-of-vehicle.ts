import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Location } from '#site/settings/locations.ts';

/** The location of a vehicle: the one in its feed, else its dealership's first. */
export function locationOfVehicle(
  vehicle: Pick<Vehicle, 'location_id' | 'dealership_slug'>,
  locations: readonly Location[],
): Location | undefined {
  return (
    locations.find(({ id }) => id === vehicle.location_id) ??
    locations.find(({ dealership_slug: slug }) => slug === vehicle.dealership_slug)
  );
}
