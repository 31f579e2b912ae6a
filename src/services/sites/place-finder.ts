import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeOfCity } from '#partners/postcode-place/place-of-city.ts';
import type { PostcodePlaces } from '#partners/postcode-place/postcode-place.ts';
import type { PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { Point } from '#search/vehicle-search/places-near.ts';
import type { Location } from '#site/settings/locations.ts';
import type { SiteDirectory } from '#site/site-directory.ts';

interface KnownLocations {
  byId: ReadonlyMap<string, Point>;
  ofDealership: ReadonlyMap<string, Point>;
}

/**
 * Makes the function that finds a vehicle's position: its location in the settings; else its private seller's postcode;
 * else its city; else its dealership.
 * @param sites returns the current sites; their locations are indexed once for each directory
 */
export function placeFinder(
  sites: () => SiteDirectory,
  placeOfPostcode: PostcodePlaces,
): PlaceFinder {
  const known = new WeakMap<SiteDirectory, KnownLocations>();
  function locations(): KnownLocations {
    const directory = sites();
    let found = known.get(directory);
    if (!found) {
      found = knownLocations(directory, placeOfPostcode);
      known.set(directory, found);
    }
    return found;
  }
  return {
    ofPostcode: placeOfPostcode,
    ofVehicle(vehicle: Vehicle) {
      const { byId, ofDealership } = locations();
      const { location_id: id, private_postcode: postcode, city, state } = vehicle;
      return (
        (id === undefined ? undefined : byId.get(id)) ??
        (postcode === undefined ? undefined : placeOfPostcode(postcode)) ??
        (city === undefined ? undefined : placeOfCity(city, state)) ??
        ofDealership.get(vehicle.dealership_slug)
      );
    },
  };
}

function knownLocations(sites: SiteDirectory, placeOfPostcode: PostcodePlaces): KnownLocations {
  const byId = new Map<string, Point>();
  const ofDealership = new Map<string, Point>();
  for (const { settings } of sites.all()) {
    for (const location of settings.locations) {
      const point = pointOf(location, placeOfPostcode);
      if (!point) continue;
      byId.set(location.id, point);
      if (!ofDealership.has(location.dealership_slug))
        ofDealership.set(location.dealership_slug, point);
    }
  }
  return { byId, ofDealership };
}

function pointOf({ address }: Location, placeOfPostcode: PostcodePlaces): Point | undefined {
  const { lat, long, postcode } = address;
  return lat !== undefined && long !== undefined ? { lat, long } : placeOfPostcode(postcode);
}
