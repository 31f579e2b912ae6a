import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOnSite } from '#search/vehicle-search/is-on-site.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform';

/** The vehicle of a slug or a number, where the site has a page for it. */
export async function vehicleOnSite(
  platform: Pick<Platform, 'vehicles'>,
  site: Site,
  stock: SiteStock,
  slugOrId: string | number,
): Promise<Vehicle | undefined> {
  const vehicles = platform.vehicles(site);
  const vehicle =
    typeof slugOrId === 'number' ? await vehicles.byId(slugOrId) : await vehicles.bySlug(slugOrId);
  return vehicle && (await isOnSite(vehicle, site.settings, stock)) ? vehicle : undefined;
}
