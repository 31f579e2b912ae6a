import type { Selectable } from 'kysely';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Schema } from '#store/database/schema.ts';

export const vehicleColumns = [
  'id',
  'dealership_slug',
  'slug',
  'status',
  'facts',
  'created_at',
  'updated_at',
  'sold_at',
  'version',
  'held',
] as const;

export type VehicleRow = Pick<Selectable<Schema['vehicle']>, (typeof vehicleColumns)[number]>;

/** Converts a row to a vehicle. A held vehicle that is available counts as reserved, whatever its feed says. */
export function vehicleFromRow(row: VehicleRow): Vehicle {
  const { facts, sold_at, version: _, held, ...columns } = row;
  return {
    ...facts,
    ...columns,
    ...(held && isAvailable(columns) && { reserved: true }),
    ...(sold_at !== null && { sold_date_timestamp: sold_at }),
  };
}
