import type { Dictionary } from './dictionary.ts';

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

let keys = new Float64Array(1024);
/** Above any count, so that a key's high part is what is missing to it. */
const beyondCounts = 0x100000000;

/** The counts of a dictionary's codes in their order, so many at most. Clears the tally and returns it. */
export function keywordCounts(dictionary: Dictionary, tally: Tally, most: number): FacetCounts {
  const codes = dictionary.alphabetical();
  const ranks = codes.length;
  if (keys.length < ranks) keys = new Float64Array(ranks * 2);
  let found = 0;
  for (let rank = 0; rank < ranks; rank++) {
    const code = codes[rank]!;
    const count = tally[code]!;
    if (count === 0) continue;
    // Ascending keys are descending counts, and ascending ranks where counts are equal; all are below 2^53.
    keys[found++] = (beyondCounts - count) * ranks + rank;
    tally[code] = 0;
  }
  returnTally(tally);
  if (found > 1) keys.subarray(0, found).sort();
  const counts: FacetCounts = [];
  for (let at = 0; at < found && at < most; at++) {
    const key = keys[at]!;
    const missing = Math.floor(key / ranks);
    counts.push([dictionary.valueOf(codes[key - missing * ranks]!), beyondCounts - missing]);
  }
  return counts;
}
