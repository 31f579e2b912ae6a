import type { Kysely } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';

/** The vehicle that a lead is about, as it is now; undefined if there is none, or the site no longer has it. */
export async function vehicleOfLead(
  db: Kysely<Schema>,
  site: Site | undefined,
  { vehicle_id }: Lead,
): Promise<Vehicle | undefined> {
  if (!site || vehicle_id === undefined) return undefined;
  return new SiteVehicles(db, site).byId(vehicle_id);
}
