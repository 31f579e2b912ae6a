import type { Column } from './columns.ts';
import type { Dictionary } from './dictionary.ts';
import { KeywordColumn } from './keyword-column.ts';
import type { NumberColumn } from './number-column.ts';

/** Each value that occurs with how many of the rows have it: the most frequent first, then by value. */
export type FacetCounts = [value: string, count: number][];

/** Counts by code; all zero between two uses. */
let tally = new Uint32Array(1024);
/** Numbers are tallied in an array as long as their span if that is not longer than this. */
const widestSpan = 65_536;

export function countFacet(column: Column, rows: Uint32Array): FacetCounts {
  return column instanceof KeywordColumn ? countKeywords(column, rows) : countNumbers(column, rows);
}

function countKeywords(column: KeywordColumn, rows: Uint32Array): FacetCounts {
  const { dictionary } = column;
  if (tally.length < dictionary.length) tally = new Uint32Array(dictionary.length * 2);
  column.rowCodes.count(rows, tally);
  return takeCounts(dictionary);
}

/** Reads the tally by the values of a dictionary and clears it. */
function takeCounts(dictionary: Dictionary): FacetCounts {
  const codes = dictionary.alphabetical();
  const keys = new Float64Array(codes.length);
  const ranks = codes.length;
  let found = 0;
  for (let rank = 0; rank < ranks; rank++) {
    const code = codes[rank]!;
    const count = tally[code]!;
    if (count === 0) continue;
    // Ascending keys are descending counts, and ascending ranks where counts are equal; all below 2^53.
    keys[found++] = (0x100000000 - count) * ranks + rank;
    tally[code] = 0;
  }
  const sorted = keys.subarray(0, found).sort();
  const counts: FacetCounts = [];
  for (let at = 0; at < found; at++) {
    const rank = sorted[at]! % ranks;
    counts.push([dictionary.valueOf(codes[rank]!), 0x100000000 - (sorted[at]! - rank) / ranks]);
  }
  return counts;
}

function countNumbers(column: NumberColumn, rows: Uint32Array): FacetCounts {
  const { values } = column;
  let least = Infinity;
  let most = -Infinity;
  let isWhole = true;
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    if (value < least) least = value;
    if (value > most) most = value;
    if (value !== Math.floor(value) && value === value) isWhole = false;
  }
  if (least > most) return [];
  const counts =
    isWhole && most - least < widestSpan
      ? tallied(values, rows, least, most - least + 1)
      : sortedRuns(values, rows);
  return counts
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([value, count]) => [String(value), count]);
}

function tallied(
  values: Float64Array,
  rows: Uint32Array,
  least: number,
  span: number,
): [number, number][] {
  if (tally.length < span) tally = new Uint32Array(span * 2);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    if (value === value) tally[value - least]!++;
  }
  const counts: [number, number][] = [];
  for (let at = 0; at < span; at++) {
    if (tally[at] === 0) continue;
    counts.push([least + at, tally[at]!]);
    tally[at] = 0;
  }
  return counts;
}

function sortedRuns(values: Float64Array, rows: Uint32Array): [number, number][] {
  const present = Float64Array.from(rows, (row) => values[row]!).sort();
  const counts: [number, number][] = [];
  // NaN, no value, sorts last.
  for (let at = 0; at < present.length && !Number.isNaN(present[at]);) {
    const first = at;
    while (at < present.length && present[at] === present[first]) at++;
    counts.push([present[first]!, at - first]);
  }
  return counts;
}
