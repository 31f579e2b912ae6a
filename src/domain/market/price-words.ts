import type { MarketVehicle } from './market-vehicle.ts';

/** Facts that affect the price within a model; each value becomes a word: `simple_fuel:diesel`. */
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
 * Words that distinguish vehicles of one model: the whole badge and each of its words, so that `SR5 (4X4)` is close to
 * `SR5` and `SR (4X4)`, and the facts listed above. Unknown facts have no word.
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
