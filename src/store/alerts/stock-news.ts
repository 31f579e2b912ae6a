import { type Kysely, sql, type Transaction } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow, type VehicleRow } from '#store/stock/vehicle-row.ts';

const MAX_ID = 2 ** 31 - 1;

/** A change of a vehicle since alerts were last matched. */
export interface VehicleChange {
  after: Vehicle;
  /** As it was before the first of the changes; undefined for a vehicle that is new in stock. */
  before: Vehicle | undefined;
  /** The stock version of the first change. */
  firstVersion: number;
  /** The stock version of the last change. */
  version: number;
}

/** A vehicle's place in the order of changes. */
export interface StockPosition {
  version: number;
  vehicle_id: number;
}

/**
 * Takes the lock that lets one process match changes at a time.
 * @returns undefined if another process holds it
 */
export async function lockProgress(trx: Transaction<Schema>): Promise<StockPosition | undefined> {
  return trx
    .selectFrom('alert_clock')
    .select(['version', 'vehicle_id'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Whether anybody could get an alert. */
export async function hasSubscribers(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('alert_subscriber')
    .select('visitor_id')
    .where('confirmed_email', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reads the next changes, oldest first. Empty if there are none.
 * @param matched the last change that was matched
 * @param until the newest stock version to read
 */
export async function nextChanges(
  trx: Transaction<Schema>,
  matched: StockPosition,
  { until, limit }: { until: number; limit: number },
): Promise<VehicleChange[]> {
  const { version: matchedVersion, vehicle_id } = matched;
  const rows = await trx
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where(sql<boolean>`(version, id) > (${matchedVersion}, ${vehicle_id})`)
    .where('version', '<=', until)
    .orderBy('version')
    .orderBy('id')
    .limit(limit)
    .execute();
  const before = await firstRowsBefore(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { version } = row;
    const after = vehicleFromRow(row);
    const first = before.get(row.id);
    // a change that was committed after the first query belongs to the next round
    if (!first || first.changed_in > version)
      return { after, before: undefined, firstVersion: version, version };
    const { changed_in, ...earlier } = first;
    // a vehicle that arrived and changed since the last round was not in stock before
    return isAfter(earlier, matched)
      ? { after, before: undefined, firstVersion: earlier.version, version }
      : { after, before: vehicleFromRow(earlier), firstVersion: changed_in, version };
  });
}

function isAfter({ version, id }: Pick<VehicleRow, 'version' | 'id'>, matched: StockPosition) {
  return version === matched.version ? id > matched.vehicle_id : version > matched.version;
}

async function firstRowsBefore(
  trx: Transaction<Schema>,
  ids: readonly number[],
): Promise<Map<number, VehicleRow & { changed_in: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('vehicle_before')
    .distinctOn('id')
    .select([...vehicleColumns, 'changed_in'])
    .where('id', 'in', ids)
    .orderBy('id')
    .orderBy('changed_in')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Records that these changes have been matched, and forgets how their vehicles were before. */
export async function markMatched(
  trx: Transaction<Schema>,
  changes: readonly VehicleChange[],
  last: StockPosition,
): Promise<void> {
  const ids = changes.map(({ after }) => after.id);
  if (ids.length > 0)
    await trx
      .deleteFrom('vehicle_before')
      .where('id', 'in', ids)
      .where('changed_in', '<=', last.version)
      .execute();
  await trx.updateTable('alert_clock').set(last).execute();
}

/** Records that every change so far has been matched. For an installation without subscribers. */
export async function skipChanges(
  trx: Transaction<Schema>,
  progress: StockPosition,
): Promise<void> {
  const { version } = await trx
    .selectFrom('stock_clock')
    .select('version')
    .executeTakeFirstOrThrow();
  if (version === progress.version) return;
  await trx.deleteFrom('vehicle_before').where('changed_in', '<=', version).execute();
  await trx.updateTable('alert_clock').set({ version, vehicle_id: MAX_ID }).execute();
}
