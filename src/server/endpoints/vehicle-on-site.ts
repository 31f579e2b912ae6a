import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOnSite } from '#search/vehicle-search/is-on-site.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform';

const slugForm = /^[a-z0-9-]{1,200}$/;
/** The largest value of PostgreSQL's `integer`. */
const MAX_ID = 2 ** 31 - 1;

/** The vehicle of a slug or an id from outside, which may be any text or number, where the site has a page for it. */
export async function vehicleOnSite(
  platform: Pick<Platform, 'vehicles'>,
  site: Site,
  stock: SiteStock,
  slugOrId: string | number,
): Promise<Vehicle | undefined> {
  const vehicle = await read(platform.vehicles(site), slugOrId);
  return vehicle && (await isOnSite(vehicle, site.settings, stock)) ? vehicle : undefined;
}

async function read(
  vehicles: ReturnType<Platform['vehicles']>,
  slugOrId: string | number,
): Promise<Vehicle | undefined> {
  if (typeof slugOrId === 'string')
    return slugForm.test(slugOrId) ? vehicles.bySlug(slugOrId) : undefined;
  const isId = Number.isInteger(slugOrId) && slugOrId > 0 && slugOrId <= MAX_ID;
  return isId ? vehicles.byId(slugOrId) : undefined;
}
