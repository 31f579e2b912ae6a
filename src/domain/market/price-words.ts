import type { MarketVehicle } from './market-vehicle.ts';

/** Facts that move a price within one model, each value of which is a word: `simple_fuel:Diesel`. */
const factsAsWords = [
  'series',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'engine_size_litres',
  'seats',
  'state',
] as const satisfies readonly (keyof MarketVehicle)[];

/**
 * What tells vehicles of one model apart, as words: the badge whole and word by word, so that `SR5 (4X4)` is near
 * `SR5` and `SR (4X4)`, and the facts of the table above. A fact that is unknown has no word.
 */
export function priceWords(vehicle: MarketVehicle): Set<string> {
  const words = new Set([`car_type:${vehicle.car_type ?? 'used'}`]);
  const badge = vehicle.badge?.toLowerCase() ?? '';
  const parts = badge.match(/[\p{L}\p{N}.+]+/gu);
  for (const part of parts ?? []) words.add(part);
  if (parts) words.add(`badge:${parts.join(' ')}`);
  for (const fact of factsAsWords) {
    const value = vehicle[fact];
    if (value !== undefined) words.add(`${fact}:${String(value).toLowerCase()}`);
  }
  return words;
}
