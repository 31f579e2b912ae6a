import { type Kysely, sql } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

export interface VehicleViewCount {
  vehicle_id: number;
  views: number;
}

/** Adds to the counts in one statement, so that concurrent processes lose no views. @returns the new counts */
export async function addViews(
  db: Kysely<Schema>,
  seen: ReadonlyMap<number, number>,
): Promise<VehicleViewCount[]> {
  if (seen.size === 0) return [];
  const rows = [...seen].map(([vehicle_id, views]) => ({ vehicle_id, views }));
  return db
    .insertInto('vehicle_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('vehicle_id').doUpdateSet((update) => ({
        views: sql<number>`${update.ref('vehicle_views.views')} + ${update.ref('excluded.views')}`,
        counted_at: sql<Date>`now()`,
      })),
    )
    .returning(['vehicle_id', 'views'])
    .execute();
}

/** Lists the counts that changed within the last seconds, or all of them. */
export async function countedViews(
  db: Kysely<Schema>,
  withinSeconds?: number,
): Promise<VehicleViewCount[]> {
  const query = db.selectFrom('vehicle_views').select(['vehicle_id', 'views']);
  if (withinSeconds === undefined) return query.execute();
  const since = sql<string>`now() - make_interval(secs => ${withinSeconds})`;
  return query.where('counted_at', '>', since).execute();
}
