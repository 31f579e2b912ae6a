import type { Kysely } from 'kysely';
import { availableStatuses } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { keysetPages } from '#store/database/keyset-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow, type VehicleRow } from './vehicle-row.ts';

const BATCH_SIZE = 250;

/** Lists the vehicles of dealerships that are in stock, in batches, lowest id first. */
export function inStockVehicles(
  db: Kysely<Schema>,
  dealerships: readonly string[],
): AsyncGenerator<Vehicle[]> {
  return vehiclesWithStatus(db, dealerships, ['in_stock']);
}

/** Lists the vehicles of dealerships that are in stock or coming soon, in batches, lowest id first. */
export function availableVehicles(
  db: Kysely<Schema>,
  dealerships: readonly string[],
): AsyncGenerator<Vehicle[]> {
  return vehiclesWithStatus(db, dealerships, availableStatuses);
}

async function* vehiclesWithStatus(
  db: Kysely<Schema>,
  dealerships: readonly string[],
  statuses: readonly string[],
): AsyncGenerator<Vehicle[]> {
  const pages = keysetPages(BATCH_SIZE, (last: VehicleRow | undefined) =>
    db
      .selectFrom('vehicle')
      .select(vehicleColumns)
      .where('dealership_slug', 'in', dealerships)
      .where('status', 'in', statuses)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );
  for await (const page of pages) yield page.map(vehicleFromRow);
}

/** The stock version of the newest change to a vehicle of these dealerships; 0 if they have none. */
export async function dealershipsVersion(
  db: Kysely<Schema>,
  dealerships: readonly string[],
): Promise<number> {
  const row = await db
    .selectFrom('vehicle')
    .select('version')
    .where('dealership_slug', 'in', dealerships)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}
