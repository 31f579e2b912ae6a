import type { Vehicle } from './vehicle.ts';

/** What of a vehicle can change while a page of it waits in a cache. The names are the specification's. */
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

/** The fields as they are now, always in the same order; an absent one is absent. */
export function carFields(vehicle: Vehicle): CarFields {
  const known = changeable.filter((field) => vehicle[field] !== undefined);
  return Object.fromEntries(known.map((field) => [field, vehicle[field]]));
}
