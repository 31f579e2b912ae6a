import type { Location } from './settings/locations.ts';
import { primaryLocation } from './primary-location.ts';

/** The location of a vehicle or lead: the one it names, else its dealership's primary one, else its dealership's first. */
export function locationOf(
  { location_id, dealership_slug }: { location_id?: string | undefined; dealership_slug: string },
  locations: readonly Location[],
): Location | undefined {
  return (
    locations.find(({ id }) => id === location_id) ??
    primaryLocation(locations.filter((location) => location.dealership_slug === dealership_slug))
  );
}
