import { randomUUID } from 'node:crypto';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import { DealershipStock, type StagedVehicle } from '#store/stock/dealership-stock.ts';
import type { Database } from '#store/database/database.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import { someSite } from './sites.ts';
import { someFacts } from './vehicles.ts';

let yards = 0;

/** A yard with one vehicle to reserve and three others. */
export async function someYard(database: Database, checkout: Record<string, unknown> = {}) {
  const slug = `reserving-${(yards += 1)}`;
  const site: Site = someSite(slug, { checkout: { enabled: true, ...checkout } });
  const dealership = `${slug}-yard`;
  const feed = async (wanted: { status?: string; facts?: Partial<VehicleFacts> } | 'absent') => {
    const stock = new DealershipStock(database.db, dealership);
    const importId = randomUUID();
    const rows: StagedVehicle[] = ['WANTED', 'B2', 'B3', 'B4']
      .filter((identity) => identity !== 'WANTED' || wanted !== 'absent')
      .map((identity, line) => {
        const own = identity === 'WANTED' && wanted !== 'absent' ? wanted : {};
        const facts = someFacts({ stocknum: identity, checkout_enabled: true, ...own.facts });
        return {
          row_number: line,
          line,
          identity,
          slug_stem: `${slug}-${identity.toLowerCase()}`,
          status: own.status ?? 'in_stock',
          facts,
        };
      });
    await stock.stage(importId, rows);
    await stock.merge({
      importId,
      source: 'test',
      delta: false,
      force: false,
      dryRun: false,
      report: (change) => change,
    });
    await stock.clearStage(importId);
  };
  await feed({});
  const { id } = await database.db
    .selectFrom('vehicle')
    .select('id')
    .where('dealership_slug', '=', dealership)
    .where('identity', '=', 'WANTED')
    .executeTakeFirstOrThrow();
  const vehicle = async () => {
    const found = await new SiteVehicles(database.db, site).byId(id);
    if (!found) throw new Error('The vehicle is not in the yard');
    return found;
  };
  /** Makes all holds in this yard expire. */
  const expireHolds = () =>
    database.db
      .updateTable('vehicle_hold')
      .set({ expires_at: new Date(0) })
      .where('vehicle_id', '=', id)
      .where('expires_at', 'is not', null)
      .execute();
  return { site, feed, vehicle, expireHolds };
}
