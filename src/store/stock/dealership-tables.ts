import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { RowCounts } from '#store/sites/site-tables.ts';
import { changeStock } from './change-stock.ts';

/** The tables with the slug of a dealership, besides its vehicles. */
const records = ['lead', 'site_event', 'verification'] as const;
const feeds = ['feed_source', 'feed_run'] as const;
const tables = ['vehicle', 'vehicle_before', 'stock_import', ...feeds, ...records] as const;

/** Counts the rows with the slug of a dealership. Tables without any are absent. */
export async function countDealershipRows(
  db: Kysely<Schema>,
  dealership: string,
): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of tables) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::integer as rows from ${sql.table(table)}
      where dealership_slug = ${dealership}`.execute(db);
    if (rows[0]?.rows) counts[table] = rows[0].rows;
  }
  return counts;
}

/** Gives a dealership's rows in all tables another slug. @returns how many of each table; those without any are absent */
export async function renameDealershipRows(
  trx: Transaction<Schema>,
  dealership: string,
  newSlug: string,
): Promise<RowCounts> {
  const counts = await countDealershipRows(trx, dealership);
  await changeStock(trx, (version) =>
    trx
      .updateTable('vehicle')
      .set({ dealership_slug: newSlug, version })
      .where('dealership_slug', '=', dealership)
      .execute(),
  );
  // also the rows that the change has just written, by which alerts would take every vehicle for a new one
  for (const table of ['vehicle_before', 'stock_import', ...feeds] as const)
    await trx
      .updateTable(table)
      .set({ dealership_slug: newSlug })
      .where('dealership_slug', '=', dealership)
      .execute();
  await renameDealershipRecords(trx, dealership, newSlug);
  return counts;
}

/** Gives what shoppers have sent and done at a dealership its new slug. */
export async function renameDealershipRecords(
  db: Kysely<Schema>,
  dealership: string,
  newSlug: string,
): Promise<void> {
  for (const table of records)
    await db
      .updateTable(table)
      .set({ dealership_slug: newSlug })
      .where('dealership_slug', '=', dealership)
      .execute();
}

export interface DealershipImport {
  dealership_slug: string;
  imports: number;
  /** ISO 8601, UTC. */
  last_import_at: string;
}

/** Counts the imports of each dealership. */
export function importCounts(db: Kysely<Schema>): Promise<DealershipImport[]> {
  return db
    .selectFrom('stock_import')
    .select(({ fn }) => [
      'dealership_slug',
      sql<number>`count(*)::integer`.as('imports'),
      fn.max('finished_at').as('last_import_at'),
    ])
    .groupBy('dealership_slug')
    .execute();
}

/** The views of all vehicles of a dealership together. */
export async function dealershipViews(db: Kysely<Schema>, dealership: string): Promise<number> {
  const { views } = await db
    .selectFrom('vehicle_views')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_views.vehicle_id')
    .select(sql<number>`coalesce(sum(views), 0)::integer`.as('views'))
    .where('vehicle.dealership_slug', '=', dealership)
    .executeTakeFirstOrThrow();
  return views;
}
