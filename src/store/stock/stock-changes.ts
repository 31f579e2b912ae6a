import { type Kysely, sql } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow, type VehicleRow } from './vehicle-row.ts';

export const STOCK_CHANNEL = 'forecourt_stock';

/** Sold vehicles older than this are no longer searched; no site may list them longer. */
export const SOLD_KEPT_DAYS = 366;

const searchable = sql`(sold_at is null or sold_at > now() - make_interval(days => ${SOLD_KEPT_DAYS}))`;

const BATCH = 2000;
const MAX_ID = 2 ** 31 - 1;

/** The version of the newest committed change of stock, on the whole platform. */
export async function stockVersion(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('stock_clock').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** Every vehicle that a site could list, in batches, oldest id first. */
export async function* searchableVehicles(db: Kysely<Schema>): AsyncGenerator<Vehicle[]> {
  let rows = await searchableAfter(db, 0);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    // the database reads the next batch while this one is taken in
    const next = searchableAfter(db, last.id);
    // whoever takes the batch in may fail before this is waited for
    next.catch(() => undefined);
    yield rows.map(vehicleFromRow);
    rows = await next;
  }
}

async function searchableAfter(db: Kysely<Schema>, id: number): Promise<VehicleRow[]> {
  return db
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('id', '>', id)
    .where(sql<boolean>`${searchable}`)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Every vehicle of a dealership that a site could list. */
export async function vehiclesOfDealership(db: Kysely<Schema>, slug: string): Promise<Vehicle[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('dealership_slug', '=', slug)
    .where(sql<boolean>`${searchable}`)
    .execute();
  return rows.map(vehicleFromRow);
}

/** Vehicles changed after `version` up to and including `until`, in batches, in the order of the changes. */
export async function* changedVehicles(
  db: Kysely<Schema>,
  version: number,
  until: number,
): AsyncGenerator<Vehicle[]> {
  let after = { version, id: MAX_ID };
  while (true) {
    const rows = await db
      .selectFrom('vehicle')
      .select(vehicleColumns)
      .where((where) =>
        where.and([
          where('version', '<=', until),
          where.or([
            where('version', '>', after.version),
            where.and([where('version', '=', after.version), where('id', '>', after.id)]),
          ]),
        ]),
      )
      .orderBy('version')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(vehicleFromRow);
    after = last;
  }
}
