import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import type { Site } from '#site/site.ts';

/**
 * Finds the vehicles of a batch that the site lists, by indexing the batch on its own: a site's scope is an expression of
 * the search engine, and a second reading of it would differ one day.
 */
export async function listedOnSite(
  vehicles: readonly Vehicle[],
  site: Site,
  now: Date,
): Promise<Vehicle[]> {
  const index = new VehicleIndex((slug) => slug);
  await index.apply(vehicles);
  const listed = new Set(index.open(site, now).ids(everything));
  return vehicles.filter(({ id }) => listed.has(id));
}
