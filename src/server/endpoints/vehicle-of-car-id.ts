import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform';
import { vehicleOnSite } from './vehicle-on-site.ts';

const id = /^\d{1,10}$/;

/** The vehicle that an address's `car_id` names by its slug or its id, where the site has a page for it. */
export async function vehicleOfCarId(
  platform: Pick<Platform, 'vehicles'>,
  site: Site,
  stock: SiteStock,
  carId: string,
): Promise<Vehicle | undefined> {
  return (
    (await vehicleOnSite(platform, site, stock, carId)) ??
    (id.test(carId) ? vehicleOnSite(platform, site, stock, Number(carId)) : undefined)
  );
}
