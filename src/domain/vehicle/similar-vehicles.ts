import { searchedPrice, type PricedVehicle } from '#domain/price/price-display.ts';
import type { Vehicle } from './vehicle.ts';

/** Whole dollars. Source of all constants: specification 1, section 9, "Similar cars". */
const NARROW_BELOW = 50_000;
const NARROW_BAND = 10_000;
const WIDE_BAND = 25_000;
export const SIMILAR_SHOWN = 6;
export const SIMILAR_LIMIT = 10;

/** A price band around the vehicle's own price, in whole dollars; undefined without a price. */
export function similarPriceBand(vehicle: PricedVehicle): { min: number; max: number } | undefined {
  const price = searchedPrice(vehicle);
  if (price === undefined) return undefined;
  const band = price < NARROW_BELOW ? NARROW_BAND : WIDE_BAND;
  return { min: Math.max(0, price - band), max: price + band };
}

type Found = Pick<Vehicle, 'id' | 'make' | 'model'>;

/** Merges the results of several searches: the same model first, no duplicates, not the vehicle itself, at most six. */
export function sameModelFirst<T extends Found>(vehicle: Found, found: readonly T[]): T[] {
  const isSameModel = ({ make, model }: Found): boolean =>
    make === vehicle.make && model === vehicle.model;
  const others = [...new Map(found.map((one) => [one.id, one])).values()].filter(
    ({ id }) => id !== vehicle.id,
  );
  return [...others.filter(isSameModel), ...others.filter((one) => !isSameModel(one))].slice(
    0,
    SIMILAR_SHOWN,
  );
}
