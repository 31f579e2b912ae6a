import { type Digits, digitsOf } from './column-digits.ts';
import type { Column } from '#search/engine/columns.ts';
import { ComposedColumns, type DigitTally } from './composed-columns.ts';
import type { CountedRows } from './counted-rows.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import { finish } from '#search/engine/rows/slices.ts';

/** Half of what a composed column can hold, so that new combinations have room. */
const mostCombinations = 32_768;
/** Fewer rows are counted column by column. */
const fewRows = 1_500;
/** How many rows are looked at to see which columns go together. */
const sampleSize = 8_192;

/**
 * Which columns are counted together: see `ComposedColumns`. Made when many rows were added at once or a search
 * first has enough rows for it, and anew when the combinations have outgrown their codes.
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

  /** A row has changed. */
  refresh(row: number): void {
    if (this.#groups?.some((group) => !group.refresh(row))) this.forget();
  }

  /** Makes the groups if there are rows enough to be counted so, in slices. */
  *settle(): Generator<void> {
    if (this.#space.size >= fewRows) yield* this.#compose();
  }

  /** Counts those columns that are cheaper counted together; the others are left to the caller. */
  count(columns: ReadonlySet<Column>, rows: CountedRows): Map<Column, DigitTally> {
    const tallies = new Map<Column, DigitTally>();
    if (rows.listLength < fewRows) return tallies;
    this.#groups ??= finish(this.#compose());
    for (const group of this.#groups) {
      const wanted = group.digits.filter(({ column }) => columns.has(column));
      // Column by column each row is read once for each; together it is read once, and each combination for each.
      const apart = rows.listLength * wanted.length;
      if (rows.listLength + group.size * wanted.length < apart)
        group.count(wanted, rows.list, tallies);
    }
    return tallies;
  }

  *#compose(): Generator<void, readonly ComposedColumns[]> {
    const limit = Math.min(mostCombinations, Math.max(256, this.#space.size >>> 4));
    const composed: ComposedColumns[] = [];
    const leftOver: Digits[] = [];
    for (const group of [...(yield* this.#columnsThatGoTogether(limit)), leftOver]) {
      const columns = new ComposedColumns(this.#space.length);
      for (const digits of group) {
        // The sample may have missed many combinations.
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

  /** Columns of most values first, each into the group to which it adds the fewest combinations. */
  *#columnsThatGoTogether(limit: number): Generator<void, Digits[][]> {
    const rows = this.#sample();
    const most = Math.min(limit, rows.length >>> 1);
    const groups: ComposedColumns[] = [];
    const all = this.#columns.map(digitsOf).filter((digits) => digits !== undefined);
    for (const digits of all.sort((a, b) => b.count - a.count)) {
      yield;
      let best: ComposedColumns | undefined;
      let leastGrowth = Infinity;
      for (const group of groups) {
        const growth = group.combinationsWith(digits, most, rows) - group.size;
        if (growth < leastGrowth) [best, leastGrowth] = [group, growth];
      }
      if (best) {
        yield* best.add(digits, most, rows);
      } else {
        const group = new ComposedColumns(this.#space.length);
        if (yield* group.add(digits, most, rows)) groups.push(group);
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
