import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestClient } from '#services/request-client.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { Site } from '#site/site.ts';
import { DealershipStock, type StagedVehicle } from '#store/stock/dealership-stock.ts';
import type { Database } from '#store/database/database.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import { addVisitor } from '#store/visitors/visitors.ts';
import { someSite } from './sites.ts';
import { someContext } from './some-context.ts';
import { someFacts } from './vehicles.ts';

let yards = 0;

/** The shopper as the limits identify them. */
export interface ReservingShopper {
  /** The name of a signed-in visitor; undefined for a stranger. */
  visitor: string | undefined;
  network: string;
}

/** A yard with one vehicle to reserve and others. @param size the number of all of them */
export async function someYard(
  database: Database,
  checkout: Record<string, unknown> = {},
  size = 4,
) {
  const others = Array.from({ length: size - 1 }, (_, at) => `B${at + 2}`);
  const slug = `reserving-${(yards += 1)}`;
  const site: Site = someSite(slug, { checkout: { enabled: true, ...checkout } });
  const dealership = `${slug}-yard`;
  const feed = async (wanted: { status?: string; facts?: Partial<VehicleFacts> } | 'absent') => {
    const stock = new DealershipStock(database.db, dealership);
    const importId = randomUUID();
    const rows: StagedVehicle[] = ['WANTED', ...others]
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
  /** All vehicles of the yard. */
  const vehicles = async () => {
    const rows = await database.db
      .selectFrom('vehicle')
      .select('id')
      .where('dealership_slug', '=', dealership)
      .orderBy('id')
      .execute();
    const reader = new SiteVehicles(database.db, site);
    const found = await Promise.all(rows.map((row) => reader.byId(row.id)));
    return found.filter((one) => one !== undefined);
  };
  /** Makes all holds of the wanted vehicle expire, as if they were a day old. */
  const expireHolds = () =>
    database.db
      .updateTable('vehicle_hold')
      .set({
        expires_at: new Date(0),
        created_at: sql<string>`created_at - interval '1 day'`,
      })
      .where('vehicle_id', '=', id)
      .where('expires_at', 'is not', null)
      .execute();
  const visitors = new Map<string, Promise<Visitor>>();
  const visitorOf = (name: string): Promise<Visitor> => {
    const known = visitors.get(name);
    if (known) return known;
    const phone = `04915${String(visitors.size).padStart(5, '0')}`;
    const added = database.db
      .transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: slug, phone }));
    visitors.set(name, added);
    return added;
  };
  /** The context of a shopper's request. */
  const contextOf = async (shopper: ReservingShopper, own: Partial<RequestContext> = {}) =>
    someContext(database, site, {
      // the limits only count the network
      client: { network: shopper.network } as RequestClient,
      visitor: shopper.visitor === undefined ? undefined : await visitorOf(shopper.visitor),
      ...own,
    });
  return { site, feed, vehicle, vehicles, expireHolds, contextOf };
}

/** A signed-in shopper with a client network of their own. */
export function someShopper(name: number | string): ReservingShopper {
  return { visitor: `visitor ${name}`, network: `network of ${name}` };
}
