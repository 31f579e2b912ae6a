import { type Kysely, sql, type Transaction } from 'kysely';
import { liveStates, openStates } from '#domain/reservation/reservation.ts';
import type { Schema } from '#store/database/schema.ts';
import { changeStock } from './change-stock.ts';

/** How many rows of each table of the stock a dealership has. */
export interface StockRows {
  vehicle: number;
  vehicle_before: number;
  vehicle_views: number;
  stock_import: number;
  feed_source: number;
  feed_run: number;
}

/** The dealership of vehicles that are being removed. No site can name it, because it is not a slug. */
function removedDealership(slug: string): string {
  return `removed ${slug}`;
}

export async function countStock(db: Kysely<Schema>, dealership: string): Promise<StockRows> {
  const { rows } = await sql<StockRows>`
    select
      (select count(*)::integer from vehicle where dealership_slug = ${dealership}) as vehicle,
      (select count(*)::integer from vehicle_before
        where id in (select id from vehicle where dealership_slug = ${dealership})) as vehicle_before,
      (select count(*)::integer from vehicle_views
        where vehicle_id in (select id from vehicle where dealership_slug = ${dealership})) as vehicle_views,
      (select count(*)::integer from stock_import where dealership_slug = ${dealership}) as stock_import,
      (select count(*)::integer from feed_source where dealership_slug = ${dealership}) as feed_source,
      (select count(*)::integer from feed_run where dealership_slug = ${dealership}) as feed_run
    `.execute(db);
  return rows[0]!;
}

/** Counts the reservations and requests of a dealership's vehicles that have not ended. */
export async function countOpenReservations(
  db: Kysely<Schema>,
  dealership: string,
): Promise<number> {
  const { holds } = await db
    .selectFrom('vehicle_hold as hold')
    .innerJoin('vehicle', 'vehicle.id', 'hold.vehicle_id')
    .select(sql<number>`count(*)::integer`.as('holds'))
    .where('vehicle.dealership_slug', '=', dealership)
    .where('hold.state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return holds;
}

/**
 * Takes a dealership's vehicles away from it. Every process follows this like any change of stock, whereas a deleted row
 * would stay in what it remembers; `deleteWithdrawn` deletes them afterwards.
 */
export async function withdrawStock(trx: Transaction<Schema>, dealership: string): Promise<void> {
  await changeStock(trx, (version) =>
    trx
      .updateTable('vehicle')
      .set({
        dealership_slug: removedDealership(dealership),
        status: 'sold',
        sold_at: sql<string>`coalesce(sold_at, now())`,
        version,
      })
      .where('dealership_slug', '=', dealership)
      .execute(),
  );
}

/**
 * Deletes the vehicles that were withdrawn from a dealership, its feed and its imports. Vehicles with reservations stay, which need
 * their name.
 * @returns how many rows were deleted
 */
export async function deleteWithdrawn(
  trx: Transaction<Schema>,
  dealership: string,
): Promise<StockRows> {
  const withdrawn = sql`(
    select id from vehicle where dealership_slug = ${removedDealership(dealership)})`;
  const unreserved = sql`
    dealership_slug = ${removedDealership(dealership)}
    and not exists (select from vehicle_hold where vehicle_id = vehicle.id)`;
  const deleted = async (table: keyof StockRows, rows: ReturnType<typeof sql>) => {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${rows}`.execute(
      trx,
    );
    return Number(numAffectedRows ?? 0);
  };
  return {
    vehicle_before: await deleted('vehicle_before', sql`id in ${withdrawn}`),
    vehicle_views: await deleted('vehicle_views', sql`vehicle_id in ${withdrawn}`),
    vehicle: await deleted('vehicle', unreserved),
    stock_import: await deleted('stock_import', sql`dealership_slug = ${dealership}`),
    feed_run: await deleted('feed_run', sql`dealership_slug = ${dealership}`),
    feed_source: await deleted('feed_source', sql`dealership_slug = ${dealership}`),
  };
}

/** Frees the vehicles that shoppers of a site have reserved, whose reservations are about to be deleted. */
export async function freeReservedVehicles(
  trx: Transaction<Schema>,
  siteSlug: string,
): Promise<void> {
  await changeStock(trx, (version) =>
    trx
      .updateTable('vehicle')
      .set({ held: false, version })
      .where('id', 'in', (query) =>
        query
          .selectFrom('vehicle_hold')
          .select('vehicle_id')
          .where('site_slug', '=', siteSlug)
          .where('state', 'in', liveStates),
      )
      .execute(),
  );
}

/** The names of the feeds that were imported, by dealership. */
export async function importedFeeds(db: Kysely<Schema>): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectFrom('stock_import')
    .select(['dealership_slug', 'source'])
    .distinct()
    .execute();
  const feeds = new Map<string, Set<string>>();
  for (const { dealership_slug, source } of rows)
    feeds.set(dealership_slug, (feeds.get(dealership_slug) ?? new Set()).add(source));
  return feeds;
}
