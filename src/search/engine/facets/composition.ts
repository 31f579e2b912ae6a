import { type Digits, digitsOf } from './column-digits.ts';
import type { Column } from '#search/engine/columns.ts';
import { ComposedColumns, type DigitTally } from './composed-columns.ts';
import type { CountedRows } from './counted-rows.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import { finish } from '#search/engine/rows/slices.ts';

/** Half of a composed column's capacity, which leaves room for new combinations. */
const maxCombinations = 32_768;
/** Below this number of rows, columns are counted separately. */
const fewRows = 1_500;
/** The number of rows examined to find columns that go together. */
const sampleSize = 8_192;

/**
 * Chooses which columns are counted together; see `ComposedColumns`. Built when many rows were added at once or when a
 * search first has enough rows for it, and rebuilt when the combinations no longer fit.
 */
export class Composition {
  readonly #space: RowSpace;
  readonly #columns: readonly Column[];
  #groups: readonly ComposedColumns[] | undefined;

  constructor(space: RowSpace, columns: Iterable<Column>) {
    this.#space = space;
    this.#columns = [...columns];
  }

  forget(): void {
    this.#groups = undefined;
  }

  /** Updates a changed row. */
  refresh(row: number): void {
    if (this.#groups?.some((group) => !group.refresh(row))) this.forget();
  }

  /** Builds the groups if there are enough rows, in slices. */
  *settle(): Generator<void> {
    if (this.#space.size >= fewRows) yield* this.#compose();
  }

  /** Counts the columns that are cheaper to count together; the caller counts the others. */
  count(columns: ReadonlySet<Column>, rows: CountedRows): Map<Column, DigitTally> {
    const tallies = new Map<Column, DigitTally>();
    if (rows.listLength < fewRows) return tallies;
    this.#groups ??= finish(this.#compose());
    for (const group of this.#groups) {
      const wanted = group.digits.filter(({ column }) => columns.has(column));
      // separately, each row is read once per column; together, once, and then each combination once per column
      const apart = rows.listLength * wanted.length;
      if (rows.listLength + group.size * wanted.length < apart)
        group.count(wanted, rows.list, tallies);
    }
    return tallies;
  }

  *#compose(): Generator<void, readonly ComposedColumns[]> {
    const limit = Math.min(maxCombinations, Math.max(256, this.#space.size >>> 4));
    const composed: ComposedColumns[] = [];
    const leftOver: Digits[] = [];
    for (const group of [...(yield* this.#columnsThatGoTogether(limit)), leftOver]) {
      const columns = new ComposedColumns(this.#space.length);
      for (const digits of group) {
        // the sample may have missed many combinations
        const isAdded = yield* columns.add(digits, limit);
        if (!isAdded && group !== leftOver) leftOver.push(digits);
        yield;
      }
      if (columns.digits.length < 2) continue;
      yield* columns.settle();
      composed.push(columns);
      yield;
    }
    return (this.#groups = composed);
  }

  /** Assigns columns, those with the most values first, to the group to which each adds the fewest combinations. */
  *#columnsThatGoTogether(limit: number): Generator<void, Digits[][]> {
    const rows = this.#sample();
    const sampleLimit = Math.min(limit, rows.length >>> 1);
    const groups: ComposedColumns[] = [];
    const all = this.#columns.map(digitsOf).filter((digits) => digits !== undefined);
    for (const digits of all.sort((a, b) => b.count - a.count)) {
      yield;
      let best: ComposedColumns | undefined;
      let smallestGrowth = Infinity;
      for (const group of groups) {
        const growth = group.combinationsWith(digits, sampleLimit, rows) - group.size;
        if (growth < smallestGrowth) [best, smallestGrowth] = [group, growth];
      }
      if (best) {
        yield* best.add(digits, sampleLimit, rows);
      } else {
        const group = new ComposedColumns(this.#space.length);
        if (yield* group.add(digits, sampleLimit, rows)) groups.push(group);
      }
    }
    return groups.map((group) => group.digits);
  }

  #sample(): Uint32Array {
    const { length } = this.#space;
    const step = Math.max(1, Math.floor(length / sampleSize));
    return Uint32Array.from({ length: Math.floor(length / step) }, (_, at) => at * step);
  }
}
