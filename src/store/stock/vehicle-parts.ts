import { type Kysely, sql } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Schema } from '#store/database/schema.ts';
import { searchable } from './stock-changes.ts';
import { vehicleColumns, vehicleFromRow } from './vehicle-row.ts';

/** A range of the ids of some dealerships' vehicles. */
export interface VehiclePart {
  first_id: number;
  last_id: number;
  /** The newest change in the range, ISO 8601. */
  updated_at: string;
}

/**
 * Divides the vehicles that sites could show into ranges of ids. New vehicles lengthen or add the last range; the other
 * ranges stay as they are.
 * @param size the number of vehicles of a range
 */
export async function vehicleParts(
  db: Kysely<Schema>,
  dealerships: readonly string[],
  size: number,
): Promise<VehiclePart[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('vehicle')
        .select([
          'id',
          'updated_at',
          sql<number>`(row_number() over (order by id) - 1) / ${sql.lit(size)}`.as('part'),
        ])
        .where('dealership_slug', 'in', dealerships)
        .where(sql<boolean>`${searchable}`)
        .as('numbered'),
    )
    .select(({ fn }) => [
      fn.min('id').as('first_id'),
      fn.max('id').as('last_id'),
      fn.max('updated_at').as('updated_at'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();
  return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }));
}

/** Reads the vehicles of a range that sites could show. */
export async function vehiclesOfPart(
  db: Kysely<Schema>,
  dealerships: readonly string[],
  { first_id, last_id }: VehiclePart,
): Promise<Vehicle[]> {
  const rows = await db
    .selectFrom('vehicle')
    .select(vehicleColumns)
    .where('dealership_slug', 'in', dealerships)
    .where('id', '>=', first_id)
    .where('id', '<=', last_id)
    .where(sql<boolean>`${searchable}`)
    .orderBy('id')
    .execute();
  return rows.map(vehicleFromRow);
}
