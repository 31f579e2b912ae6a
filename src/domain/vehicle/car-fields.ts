import type { Vehicle } from './vehicle.ts';

/** Fields that can change while a vehicle's page is cached. The names come from the specification. */
const changeable = [
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'price_basis',
  'status',
  'reserved',
  'tag',
  'photos_count',
  'updated_at',
] as const satisfies readonly (keyof Vehicle)[];

export type CarFields = Partial<Pick<Vehicle, (typeof changeable)[number]>>;

/** The current values of these fields, always in the same order; omits unknown fields. */
export function carFields(vehicle: Vehicle): CarFields {
  const known = changeable.filter((field) => vehicle[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, vehicle[field]]));
}
