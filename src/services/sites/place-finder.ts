import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeOfCity } from '#partners/postcode-place/place-of-city.ts';
import type { PostcodePlaces } from '#partners/postcode-place/postcode-place.ts';
import type { PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { Point } from '#search/vehicle-search/places-near.ts';
import { namedLocation } from '#site/location-of.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteDirectory } from '#site/site-directory.ts';

/** The locations of each dealership, from the first site that has it. */
type LocationsOf = ReadonlyMap<string, readonly Location[]>;

/**
 * Makes the functions that locate vehicles: by their location in the settings; else by their private seller's postcode;
 * else by their city; else by their dealership.
 * @param sites returns the current sites; their locations are indexed once for each directory
 */
export function placeFinder(
  sites: () => SiteDirectory,
  placeOfPostcode: PostcodePlaces,
): PlaceFinder {
  const known = new WeakMap<SiteDirectory, LocationsOf>();
  function locationsOf(dealership: string): readonly Location[] {
    const directory = sites();
    let found = known.get(directory);
    if (!found) {
      found = locationsByDealership(directory);
      known.set(directory, found);
    }
    return found.get(dealership) ?? [];
  }
  const pointOf = (location: Location): Point | undefined => {
    const { lat, long, postcode } = location.address;
    return lat !== undefined && long !== undefined ? { lat, long } : placeOfPostcode(postcode);
  };
  return {
    ofPostcode: placeOfPostcode,
    ofVehicle(vehicle) {
      const locations = locationsOf(vehicle.dealership_slug);
      const { private_postcode: postcode, city, state, dealership_slug } = vehicle;
      const named = namedLocation(vehicle, locations);
      const own = locations.filter((location) => location.dealership_slug === dealership_slug);
      return (
        (named && pointOf(named)) ??
        (postcode === undefined ? undefined : placeOfPostcode(postcode)) ??
        (city === undefined ? undefined : placeOfCity(city, state)) ??
        firstOf(own, pointOf)
      );
    },
    withLocation(vehicle) {
      const named = namedLocation(vehicle, locationsOf(vehicle.dealership_slug));
      return named ? withLocation(vehicle, named) : vehicle;
    },
    edition: (dealership) =>
      JSON.stringify(locationsOf(dealership).map(({ id, name, address }) => [id, name, address])),
  };
}

/**
 * A city without a state may be in any, so the location's city and state are added only together. A name that only
 * differs from the location's in its spelling becomes the location's.
 */
function withLocation(vehicle: Vehicle, { name, address: { city, state } }: Location): Vehicle {
  const hasPlace = vehicle.city !== undefined || vehicle.state !== undefined;
  const given = vehicle.location_name ?? name;
  const location_name = spellingKey(given) === spellingKey(name) ? name : given;
  return { ...(!hasPlace && { city, state }), ...vehicle, location_name };
}

function firstOf<From, To>(values: readonly From[], of: (value: From) => To | undefined) {
  for (const value of values) {
    const found = of(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function locationsByDealership(sites: SiteDirectory): LocationsOf {
  const found = new Map<string, readonly Location[]>();
  for (const { settings } of sites.all()) {
    for (const { slug } of settings.dealerships)
      if (!found.has(slug)) found.set(slug, settings.locations);
  }
  return found;
}
