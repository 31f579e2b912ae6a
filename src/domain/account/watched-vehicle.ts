import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { dollars } from '#domain/price/dollars.ts';
import { searchedPrice } from '#domain/price/price-display.ts';

/** A vehicle on a watchlist, as it was when it was saved. */
export interface WatchedVehicle {
  id: number;
  name: string;
  slug: string;
  /** Whole dollars; undefined if it had no price. */
  price?: number;
  /** ISO 8601, UTC. */
  saved_at: string;
}

/** What has happened to a watched vehicle since it was saved. */
export type WatchedChange =
  | { kind: 'sold'; text: string }
  | { kind: 'cheaper' | 'dearer'; text: string }
  | undefined;

/** @param vehicle as it is now; undefined if the site no longer lists it */
export function watchedChange(
  { price: before }: Pick<WatchedVehicle, 'price'>,
  vehicle: Vehicle | undefined,
): WatchedChange {
  if (!vehicle || !isAvailable(vehicle)) return { kind: 'sold', text: 'Sold or no longer listed' };
  const now = searchedPrice(vehicle);
  if (before === undefined || now === undefined || now === before) return undefined;
  const difference = dollars(Math.abs(now - before));
  return now < before
    ? { kind: 'cheaper', text: `${difference} less than when you saved it` }
    : { kind: 'dearer', text: `${difference} more than when you saved it` };
}
