import type { Dictionary } from '#search/engine/keywords/dictionary.ts';
import { mostFrequent } from './most-frequent.ts';

/** Each value that occurs with how many of the rows have it: the most frequent first, then by value. */
export type FacetCounts = [value: string, count: number][];

/** Counts by code. Those in the drawer are all zero. */
export type Tally = Uint32Array;

const drawer: Tally[] = [];

export function takeTally(length: number): Tally {
  const tally = drawer.pop();
  return tally && tally.length >= length ? tally : new Uint32Array(Math.max(1024, length * 2));
}

/** @param tally all zero again */
export function returnTally(tally: Tally): void {
  drawer.push(tally);
}

let counts = new Uint32Array(1024);

/** The counts of a dictionary's codes in their order, so many at most. Clears the tally and returns it. */
export function keywordCounts(dictionary: Dictionary, tally: Tally, most: number): FacetCounts {
  const codes = dictionary.alphabetical();
  if (counts.length < codes.length) counts = new Uint32Array(codes.length * 2);
  for (let rank = 0; rank < codes.length; rank++) {
    const code = codes[rank]!;
    counts[rank] = tally[code]!;
    tally[code] = 0;
  }
  returnTally(tally);
  const shown: FacetCounts = [];
  for (const rank of mostFrequent(counts, codes.length, most)) {
    shown.push([dictionary.valueOf(codes[rank]!), counts[rank]!]);
  }
  return shown;
}
