import type { Location } from './settings/locations.ts';

/** The primary one of a dealer's locations, else the first. */
export function primaryLocation(locations: readonly Location[]): Location | undefined {
  return locations.find(({ primary }) => primary) ?? locations[0];
}
