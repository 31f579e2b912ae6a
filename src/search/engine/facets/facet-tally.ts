import type { Dictionary } from '#search/engine/keywords/dictionary.ts';
import { mostFrequent } from './most-frequent.ts';

/** The values that occur and their counts, most frequent first, then by value. */
export type FacetCounts = [value: string, count: number][];

/** Counts by code. All tallies in the pool are zero. */
export type Tally = Uint32Array;

const pool: Tally[] = [];

export function takeTally(length: number): Tally {
  const tally = pool.pop();
  return tally && tally.length >= length ? tally : new Uint32Array(Math.max(1024, length * 2));
}

/** @param tally must be all zero again */
export function returnTally(tally: Tally): void {
  pool.push(tally);
}

let counts = new Uint32Array(1024);

/**
 * The counts of a dictionary's codes, most frequent first. Clears the tally and returns it to the pool.
 * @param spelling how a code's value is shown
 */
export function keywordCounts(
  dictionary: Dictionary,
  tally: Tally,
  limit: number,
  spelling: (code: number) => string,
): FacetCounts {
  const codes = dictionary.alphabetical();
  if (counts.length < codes.length) counts = new Uint32Array(codes.length * 2);
  for (let rank = 0; rank < codes.length; rank++) {
    const code = codes[rank]!;
    counts[rank] = tally[code]!;
    tally[code] = 0;
  }
  returnTally(tally);
  const shown: FacetCounts = [];
  for (const rank of mostFrequent(counts, codes.length, limit)) {
    shown.push([spelling(codes[rank]!), counts[rank]!]);
  }
  return shown;
}
