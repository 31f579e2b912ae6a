import type { Selectable } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Schema } from './schema.ts';

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
] as const;

export type VehicleRow = Pick<Selectable<Schema['vehicle']>, (typeof vehicleColumns)[number]>;

export function vehicleFromRow(row: VehicleRow): Vehicle {
  const { facts, sold_at, version: _, ...kept } = row;
  return { ...facts, ...kept, ...(sold_at === null ? {} : { sold_date_timestamp: sold_at }) };
}
