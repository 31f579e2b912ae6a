import { searchedPrice, type PricedVehicle } from '#domain/price/price-display.ts';
import type { Vehicle } from './vehicle.ts';

/** Source of all of it: specification 1, section 9, "Similar cars". */
const NARROW_BELOW = 50_000;
const NARROW_BAND = 10_000;
const WIDE_BAND = 25_000;
export const SIMILAR_SHOWN = 6;
export const SIMILAR_LIMIT = 10;

/** Whole dollars about a vehicle's own price; undefined for one without a price. */
export function similarPriceBand(vehicle: PricedVehicle): { min: number; max: number } | undefined {
  const price = searchedPrice(vehicle);
  if (price === undefined) return undefined;
  const band = price < NARROW_BELOW ? NARROW_BAND : WIDE_BAND;
  return { min: Math.max(0, price - band), max: price + band };
}

type Found = Pick<Vehicle, 'id' | 'make' | 'model'>;

/** What several searches found, each vehicle once and without the vehicle itself: the same model first, at most six. */
export function similarFirst<T extends Found>(vehicle: Found, found: readonly T[]): T[] {
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
