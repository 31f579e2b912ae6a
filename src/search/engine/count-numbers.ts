import type { CountedRows } from './counted-rows.ts';
import { type FacetCounts, returnTally, takeTally } from './facet-tally.ts';
import type { NumberColumn } from './number-column.ts';

/** Whole numbers are tallied in an array as long as their span if that is not longer than this. */
const widestSpan = 65_536;

/** The most frequent number first, the lesser first of those that are equally frequent. */
export function countNumbers(column: NumberColumn, rows: CountedRows): FacetCounts {
  const extent = column.extent();
  if (!extent) return [];
  const span = extent.max - extent.min + 1;
  const list = rows.isComplement ? rows.rows.list(() => rows.space.takeList()) : rows.list;
  const counts =
    column.isWhole && span <= widestSpan && span <= list.length * 8 + 1024
      ? tallied(column.values, list, extent.min, span)
      : sortedRuns(column.values, list);
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
  const tally = takeTally(span);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    // Not equal to itself: no number.
    if (value === value) tally[value - least]!++;
  }
  const counts: [number, number][] = [];
  for (let at = 0; at < span; at++) {
    if (tally[at] === 0) continue;
    counts.push([least + at, tally[at]!]);
    tally[at] = 0;
  }
  returnTally(tally);
  return counts;
}

function sortedRuns(values: Float64Array, rows: Uint32Array): [number, number][] {
  const present = Float64Array.from(rows, (row) => values[row]!).sort();
  const counts: [number, number][] = [];
  // No number, NaN, sorts last.
  for (let at = 0; at < present.length && !Number.isNaN(present[at]);) {
    const first = at;
    while (at < present.length && present[at] === present[first]) at++;
    counts.push([present[first]!, at - first]);
  }
  return counts;
}
