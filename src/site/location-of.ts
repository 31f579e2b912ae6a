import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { Location } from './settings/locations.ts';
import { primaryLocation } from './primary-location.ts';

/** The location as a vehicle or lead states it. */
interface Whereabouts {
  location_id?: string | undefined;
  location_name?: string | undefined;
  dealership_slug: string;
}

/**
 * The location of a vehicle or lead: by its id, else by a name that only one location has, else its dealership's primary
 * location, else its dealership's first.
 */
export function locationOf(of: Whereabouts, locations: readonly Location[]): Location | undefined {
  const ofDealership = ({ dealership_slug }: Location): boolean =>
    dealership_slug === of.dealership_slug;
  return namedLocation(of, locations) ?? primaryLocation(locations.filter(ofDealership));
}

/** The location that a vehicle or lead names, by id or by a name that only one has. */
export function namedLocation(
  { location_id, location_name }: Pick<Whereabouts, 'location_id' | 'location_name'>,
  locations: readonly Location[],
): Location | undefined {
  return locations.find(({ id }) => id === location_id) ?? onlyOneNamed(location_name, locations);
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
