import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestContext } from '#services/request-context.ts';
import { vehicleOnSite } from '#services/stock/vehicle-on-site.ts';
import { SiteEvents } from '#store/sites/site-events.ts';

/**
 * Records that a shopper asked for the site's phone numbers. If the database is away, the record is lost and logged,
 * but the shopper still gets the number.
 * @returns the vehicle that the shopper asked about, if any
 */
export async function recordPhoneReveal(
  context: RequestContext,
  vehicleId: number | undefined,
): Promise<Vehicle | undefined> {
  const { db, site, log } = context;
  let vehicle: Vehicle | undefined;
  try {
    if (vehicleId !== undefined) vehicle = await vehicleOnSite(context, vehicleId);
    await new SiteEvents(db, site).record('phone-reveal', vehicle);
  } catch (error) {
    log.error({ error, site: site.slug }, 'a phone reveal was not recorded');
  }
  return vehicle;
}
