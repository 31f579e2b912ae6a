import { type Kysely, sql } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { keysetPages } from '#store/database/keyset-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow, type VehicleRow } from './vehicle-row.ts';

export const STOCK_CHANNEL = 'forecourt_stock';

/** Vehicles sold longer ago are not searched; no site may list them longer. */
export const SOLD_SEARCHED_DAYS = 366;

/** A condition of vehicles that some site could show. */
export const searchable = sql`(sold_at is null or sold_at > now() - make_interval(days => ${SOLD_SEARCHED_DAYS}))`;

const BATCH_SIZE = 2000;
const MAX_ID = 2 ** 31 - 1;

/** Returns the platform's stock version, which the newest committed change has set. */
export async function stockVersion(db: Kysely<Schema>): Promise<number> {
  const row = await db.selectFrom('stock_clock').select('version').executeTakeFirstOrThrow();
  return row.version;
}

/** Lists every vehicle that a site could show, in batches, lowest id first. */
export async function* searchableVehicles(db: Kysely<Schema>): AsyncGenerator<Vehicle[]> {
  let rows = await searchableAfter(db, 0);
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    // the database reads the next batch while the caller processes this one
    const next = searchableAfter(db, last.id);
    // prevents an unhandled rejection if the caller fails before the next batch is awaited
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
    .limit(BATCH_SIZE)
    .execute();
}

/** Lists every vehicle of a dealership that a site could show. */
export async function vehiclesOfDealership(db: Kysely<Schema>, slug: string): Promise<Vehicle[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('dealership_slug', '=', slug)
    .where(sql<boolean>`${searchable}`)
    .execute();
  return rows.map(vehicleFromRow);
}

/** Lists the vehicles changed after `version` up to and including `until`, in batches, in the order of the changes. */
export async function* changedVehicles(
  db: Kysely<Schema>,
  version: number,
  until: number,
): AsyncGenerator<Vehicle[]> {
  const pages = keysetPages(BATCH_SIZE, (last: VehicleRow | undefined) =>
    changedAfter(db, last ?? { version, id: MAX_ID }, until),
  );
  for await (const page of pages) yield page.map(vehicleFromRow);
}

function changedAfter(
  db: Kysely<Schema>,
  after: Pick<VehicleRow, 'version' | 'id'>,
  until: number,
): Promise<VehicleRow[]> {
  return db
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
    .limit(BATCH_SIZE)
    .execute();
}
