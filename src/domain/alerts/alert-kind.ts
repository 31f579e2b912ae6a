import { searchedPrice } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** What an alert reports: a vehicle that newly matches a saved search, or a change of a watched vehicle. */
export type AlertKind = 'new' | 'price-drop' | 'sold';

/** Prices in whole dollars. */
export type WatchedNews =
  | { kind: 'sold'; price?: number }
  | { kind: 'price-drop'; price: number; price_before: number };

/**
 * Says what those who watch a vehicle are to hear of a change of it; undefined for nothing.
 * @param before the vehicle before the change; undefined if it was not in stock
 */
export function watchedNews(before: Vehicle | undefined, after: Vehicle): WatchedNews | undefined {
  if (!before || !isAvailable(before)) return undefined;
  const price = searchedPrice(after);
  if (!isAvailable(after)) return { kind: 'sold', ...(price !== undefined && { price }) };
  const price_before = searchedPrice(before);
  if (price === undefined || price_before === undefined || price >= price_before) return undefined;
  return { kind: 'price-drop', price, price_before };
}
