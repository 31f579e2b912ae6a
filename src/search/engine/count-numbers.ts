import { hasBit } from './bitset.ts';
import type { CountedRows } from './counted-rows.ts';
import type { DigitTally } from './composed-columns.ts';
import { type FacetCounts, returnTally, takeTally, type Tally } from './facet-tally.ts';
import type { NumberColumn } from './number-column.ts';
import { visitOrder } from './row-order.ts';

/** Whole numbers are tallied in an array as long as their span if that is not longer than this. */
const widestSpan = 65_536;

/** To sort one row costs about as much as to pass so many in an order that stands. */
const sortingCost = 8;

/**
 * The most frequent number first, the lesser first of those that are equally frequent; so many at most.
 * @param counted what was counted of the list already
 */
export function countNumbers(
  column: NumberColumn,
  rows: CountedRows,
  counted: DigitTally | undefined,
  most: number,
): FacetCounts {
  const counts: FacetCounts = [];
  for (const [count, values] of mostFrequentFirst(numbersIn(column, rows, counted))) {
    const shown =
      values.length > most - counts.length ? values.slice(0, most - counts.length) : values;
    for (const value of shown) counts.push([String(value), count]);
    if (counts.length >= most) break;
  }
  return counts;
}

/** The numbers of each count, ascending. @param counts ascending by number */
function mostFrequentFirst(
  counts: readonly [number, number][],
): [count: number, numbers: number[]][] {
  const byCount = new Map<number, number[]>();
  for (const [value, count] of counts) {
    const same = byCount.get(count);
    if (same) same.push(value);
    else byCount.set(count, [value]);
  }
  return [...byCount].sort(([one], [other]) => other - one);
}

/** The numbers and how many rows have each, ascending by number. */
function numbersIn(
  column: NumberColumn,
  rows: CountedRows,
  counted: DigitTally | undefined,
): [number, number][] {
  const extent = column.extent();
  if (!extent) return [];
  rows.space.spend(rows.rows.size);
  if (counted) {
    const counts = takeCounts(counted.tally, counted.base, extent.max - counted.base + 1);
    return rows.isComplement ? remaining(column, extent, counts) : counts;
  }
  const list = rows.members;
  const span = extent.max - extent.min + 1;
  return column.isWhole && span <= widestSpan && span <= list.length * 8 + 1024
    ? tallied(column.values, list, extent.min, span)
    : list.length * sortingCost < column.size
      ? sortedRuns(column.values, list)
      : orderedRuns(column, rows);
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
  return takeCounts(tally, least, span);
}

/** Reads a tally, clears it and returns it. */
function takeCounts(tally: Tally, base: number, length: number): [number, number][] {
  const counts: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    if (tally[at] === 0) continue;
    counts.push([base + at, tally[at]!]);
    tally[at] = 0;
  }
  returnTally(tally);
  return counts;
}

/** What all rows have and was not counted. */
function remaining(
  column: NumberColumn,
  extent: { min: number; max: number },
  counted: readonly [number, number][],
): [number, number][] {
  const others = new Map(counted);
  const counts: [number, number][] = [];
  for (let value = extent.min; value <= extent.max; value++) {
    const count = column.isBetween(value, value).estimate() - (others.get(value) ?? 0);
    if (count > 0) counts.push([value, count]);
  }
  return counts;
}

/** Goes along the column's order, in which equal numbers are neighbours, and counts those of the rows. */
function orderedRuns(column: NumberColumn, counted: CountedRows): [number, number][] {
  const { bits } = counted;
  const { values } = column;
  const counts: [number, number][] = [];
  let last: [number, number] | undefined;
  visitOrder(column.order(), 'asc', (row) => {
    if (!hasBit(bits, row)) return true;
    const value = values[row]!;
    if (last && last[0] === value) last[1]++;
    else counts.push((last = [value, 1]));
    return true;
  });
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
