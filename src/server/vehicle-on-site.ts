import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOnSite } from '#search/vehicle-search/is-on-site.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform';

/** The vehicle at an address, where the site has a page for it. */
export async function vehicleOnSite(
  platform: Pick<Platform, 'vehicles'>,
  site: Site,
  stock: SiteStock,
  slug: string,
): Promise<Vehicle | undefined> {
  const vehicle = await platform.vehicles(site).bySlug(slug);
  return vehicle && (await isOnSite(vehicle, site.settings, stock)) ? vehicle : undefined;
}
