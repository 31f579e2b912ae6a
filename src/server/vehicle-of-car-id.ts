import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOnSite } from '#search/vehicle-search/is-on-site.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform';

/** What the database takes for an id. */
const id = /^\d{1,9}$/;

/** The vehicle that an address's `car_id` names by its slug or its id, where the site has a page for it. */
export async function vehicleOfCarId(
  platform: Pick<Platform, 'vehicles'>,
  site: Site,
  stock: SiteStock,
  carId: string,
): Promise<Vehicle | undefined> {
  const vehicles = platform.vehicles(site);
  const vehicle =
    (await vehicles.bySlug(carId)) ??
    (id.test(carId) ? await vehicles.byId(Number(carId)) : undefined);
  return vehicle && (await isOnSite(vehicle, site.settings, stock)) ? vehicle : undefined;
}
