import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { Location } from './settings/locations.ts';
import { primaryLocation } from './primary-location.ts';

/** What a vehicle or lead says about its location. */
interface Whereabouts {
  location_id?: string | undefined;
  location_name?: string | undefined;
  dealership_slug: string;
}

/**
 * The location of a vehicle or lead: the one whose id it has, else the only one of the name that it gives, else its
 * dealership's primary one, else its dealership's first.
 */
export function locationOf(
  { location_id, location_name, dealership_slug }: Whereabouts,
  locations: readonly Location[],
): Location | undefined {
  return (
    locations.find(({ id }) => id === location_id) ??
    onlyOneNamed(location_name, locations) ??
    primaryLocation(locations.filter((location) => location.dealership_slug === dealership_slug))
  );
}

/** Case, accents and punctuation do not matter, because feeds are typed by other people than settings. */
function onlyOneNamed(
  name: string | undefined,
  locations: readonly Location[],
): Location | undefined {
  const key = spellingKey(name ?? '');
  if (key === '') return undefined;
  const [named, ...others] = locations.filter((location) => spellingKey(location.name) === key);
  return others.length === 0 ? named : undefined;
}
