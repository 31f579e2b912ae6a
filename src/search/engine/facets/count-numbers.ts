import { hasBit } from '#search/engine/sets/bitset.ts';
import type { CountedRows } from './counted-rows.ts';
import type { DigitTally } from './composed-columns.ts';
import { returnTally, takeTally, type FacetCounts, type Tally } from './facet-tally.ts';
import { mostFrequent } from './most-frequent.ts';
import type { NumberColumn } from '#search/engine/numbers/number-column.ts';

/** The distinct numbers of some rows in ascending order, and the count of each. */
class NumberRuns {
  readonly numbers: Float64Array;
  readonly counts: Uint32Array;
  #length = 0;

  /** @param capacity the maximum number of distinct numbers */
  constructor(capacity: number) {
    this.numbers = new Float64Array(capacity);
    this.counts = new Uint32Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a number greater than all before. */
  add(number: number, count: number): void {
    this.numbers[this.#length] = number;
    this.counts[this.#length++] = count;
  }
}

/** Whole numbers with at most this span are tallied in an array. */
const maxSpan = 65_536;

/** Sorting one row costs about as much as visiting this many in an existing order. */
const sortingCost = 8;

/**
 * Counts numbers, the most frequent first, and the smaller first of equally frequent ones.
 * @param counted what was already counted for the list
 * @param limit the number of values to return
 */
export function countNumbers(
  column: NumberColumn,
  rows: CountedRows,
  counted: DigitTally | undefined,
  limit: number,
): FacetCounts {
  const { numbers, counts, length } = runsOf(column, rows, counted);
  const shown: FacetCounts = [];
  for (const place of mostFrequent(counts, length, limit)) {
    shown.push([String(numbers[place]), counts[place]!]);
  }
  return shown;
}

function runsOf(
  column: NumberColumn,
  rows: CountedRows,
  counted: DigitTally | undefined,
): NumberRuns {
  const extent = column.extent();
  if (!extent) return new NumberRuns(0);
  rows.space.spend(rows.rows.size);
  if (counted) {
    const { tally, base } = counted;
    if (rows.isComplement) takeFromTotals(column, counted, extent);
    return takeRuns(tally, base, extent.max - base + 1);
  }
  const list = rows.members;
  const span = extent.max - extent.min + 1;
  return column.isWhole && span <= maxSpan && span <= list.length * 8 + 1024
    ? tallied(column.values, list, extent.min, span)
    : list.length * sortingCost < column.size
      ? sortedRuns(column.values, list)
      : orderedRuns(column, rows);
}

function tallied(values: Float64Array, rows: Uint32Array, least: number, span: number): NumberRuns {
  const tally = takeTally(span);
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    // false only for NaN, which means no number
    if (value === value) tally[value - least]!++;
  }
  return takeRuns(tally, least, span);
}

/** Reads the tally into runs, clears it and returns it to the pool. */
function takeRuns(tally: Tally, base: number, span: number): NumberRuns {
  const runs = new NumberRuns(span);
  for (let at = 0; at < span; at++) {
    if (tally[at] === 0) continue;
    runs.add(base + at, tally[at]!);
    tally[at] = 0;
  }
  returnTally(tally);
  return runs;
}

/** Converts the tally of all other rows to a tally of the rows themselves. */
function takeFromTotals(
  column: NumberColumn,
  { tally, base }: DigitTally,
  { min, max }: { min: number; max: number },
): void {
  for (let number = min; number <= max; number++) {
    tally[number - base] = column.isBetween(number, number).estimate() - tally[number - base]!;
  }
}

/** Visits the column in order, where equal numbers are adjacent, and counts how often each is in the rows. */
function orderedRuns(column: NumberColumn, { bits, rows }: CountedRows): NumberRuns {
  const { values } = column;
  const { chunks, sizes } = column.order();
  const runs = new NumberRuns(rows.size);
  let number = Number.NaN;
  let count = 0;
  for (let chunk = 0; chunk < chunks.length; chunk++) {
    const ordered = chunks[chunk]!;
    const size = sizes[chunk]!;
    for (let at = 0; at < size; at++) {
      const row = ordered[at]!;
      if (!hasBit(bits, row)) continue;
      const value = values[row]!;
      if (value !== number) {
        if (count > 0) runs.add(number, count);
        number = value;
        count = 0;
      }
      count++;
    }
  }
  if (count > 0) runs.add(number, count);
  return runs;
}

function sortedRuns(values: Float64Array, rows: Uint32Array): NumberRuns {
  const present = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) present[at] = values[rows[at]!]!;
  present.sort();
  const runs = new NumberRuns(rows.length);
  // NaN, which means no number, sorts last
  for (let at = 0; at < present.length && !Number.isNaN(present[at]);) {
    const first = at;
    while (at < present.length && present[at] === present[first]) at++;
    runs.add(present[first]!, at - first);
  }
  return runs;
}
