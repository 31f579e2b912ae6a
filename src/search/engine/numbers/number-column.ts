import { union } from '#search/engine/sets/combine-rows.ts';
import { isNumberText } from './number-text.ts';
import type { OrderedRows } from '#search/engine/pages/page-of-rows.ts';
import { PresentFilter, presentRows } from '#search/engine/filters/present-filter.ts';
import { QuantileBits } from './quantile-bits.ts';
import { IndexedFilter, type RowFilter } from '#search/engine/filters/row-filter.ts';
import { RowOrder } from './row-order.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import { sortByNumber } from './rows-by-number.ts';
import { finish } from '#search/engine/rows/slices.ts';

/** A column with at most one number per row. */
export class NumberColumn {
  readonly space: RowSpace;
  #size = 0;
  /** By row, NaN for none. The array is replaced when it grows. */
  #values = new Float64Array(64).fill(NaN);
  /** The number of values that are not whole. */
  #fractions = 0;
  #order: RowOrder | undefined;
  #quantiles: QuantileBits | undefined;

  constructor(space: RowSpace) {
    this.space = space;
  }

  get values(): Float64Array {
    return this.#values;
  }

  /** The number of rows with a number. */
  get size(): number {
    return this.#size;
  }

  valueOf(row: number): number {
    return this.#values[row] ?? NaN;
  }

  set(row: number, value: unknown): void {
    const after = typeof value === 'number' && Number.isFinite(value) ? value + 0 : NaN;
    if (row >= this.#values.length) this.#resize(row + (row >>> 2) + 64);
    const before = this.#values[row]!;
    if (before === after || (Number.isNaN(before) && Number.isNaN(after))) return;
    if (!Number.isNaN(before)) {
      this.#order?.remove(row);
      this.#quantiles?.remove(row, before);
    }
    this.#fractions += fraction(after) - fraction(before);
    this.#values[row] = after;
    this.#size += (Number.isNaN(after) ? 0 : 1) - (Number.isNaN(before) ? 0 : 1);
    if (Number.isNaN(after)) return;
    this.#order?.insert(row);
    this.#quantiles?.add(row, after);
  }

  get isWhole(): boolean {
    return this.#fractions === 0;
  }

  /** The minimum and maximum over all rows; undefined if there is no number. */
  extent(): { min: number; max: number } | undefined {
    const { chunks, sizes } = this.order();
    const first = chunks[0]?.[0];
    const last = chunks.at(-1)?.[(sizes.at(-1) ?? 0) - 1];
    if (first === undefined || last === undefined) return undefined;
    return { min: this.#values[first]!, max: this.#values[last]! };
  }

  /** Only for rows that have a number. */
  compare(a: number, b: number): number {
    return this.#values[a]! - this.#values[b]!;
  }

  isPresent(row: number): boolean {
    return !Number.isNaN(this.valueOf(row));
  }

  get walk(): OrderedRows {
    return this;
  }

  /** The rows with a number in ascending order, by id for equal numbers. */
  order(): RowOrder {
    return this.#order ?? finish(this.#makeOrder());
  }

  /** Filters rows with a number in a range, both ends included. */
  isBetween(from: number, to: number): RowFilter {
    return new RangeFilter(this, from, to);
  }

  isOneOf(values: readonly string[]): RowFilter {
    return new NumbersFilter(this, new Set(values.filter(isNumberText).map(Number)));
  }

  exists(): RowFilter {
    return new PresentFilter(this.space, this);
  }

  quantiles(): QuantileBits {
    return (this.#quantiles ??= new QuantileBits(this.order(), () => this.#values, this.space));
  }

  /** Builds the order and frees unused memory, in slices. */
  *settle(): Generator<void> {
    if (this.#values.length > this.space.length * 1.07 + 64) this.#resize(this.space.length);
    if (!this.#order) yield* this.#makeOrder();
  }

  /** Drops the order, which makes adding many rows faster. `settle` or the first use rebuilds it. */
  forgetOrder(): void {
    this.#order = undefined;
    this.#quantiles = undefined;
  }

  *#makeOrder(): Generator<void, RowOrder> {
    const { ids } = this.space;
    let rows = presentRows(this.space, this);
    yield;
    const isById = rows.every((row, at) => at === 0 || ids[rows[at - 1]!]! < ids[row]!);
    if (!isById) rows = yield* sortByNumber(rows, ids);
    const sorted = yield* sortByNumber(rows, this.#values);
    const compare = (a: number, b: number): number =>
      this.#values[a]! - this.#values[b]! || this.space.ids[a]! - this.space.ids[b]!;
    // a search between two slices may have built it already
    return (this.#order ??= new RowOrder(compare, sorted));
  }

  #resize(length: number): void {
    const values = new Float64Array(length);
    values.set(this.#values.length > length ? this.#values.subarray(0, length) : this.#values);
    if (length > this.#values.length) values.fill(NaN, this.#values.length);
    this.#values = values;
  }
}

class RangeFilter extends IndexedFilter {
  readonly #column: NumberColumn;
  readonly #from: number;
  readonly #to: number;

  constructor(column: NumberColumn, from: number, to: number) {
    super(column.space);
    this.#column = column;
    this.#from = from;
    this.#to = to;
  }

  estimate(): number {
    const order = this.#column.order();
    const { start, end } = this.#places();
    return Math.max(0, order.distance(start, end));
  }

  test(row: number): boolean {
    const value = this.#column.valueOf(row);
    return value >= this.#from && value <= this.#to;
  }

  rows(): RowSet {
    const size = this.estimate();
    const { space } = this;
    if (size * 32 > space.length && size > 64) {
      return this.#column.quantiles().between(this.#from, this.#to, size);
    }
    const order = this.#column.order();
    const { start, end } = this.#places();
    const found = new Uint32Array(size);
    let filled = 0;
    order.slices(start, end, (rows, first, last) => {
      found.set(rows.subarray(first, last), filled);
      filled += last - first;
    });
    return RowSet.ofRows(found.sort());
  }

  #places() {
    const order = this.#column.order();
    const { values } = this.#column;
    return {
      start: order.find((row) => values[row]! < this.#from),
      end: order.find((row) => values[row]! <= this.#to),
    };
  }
}

class NumbersFilter extends IndexedFilter {
  readonly #column: NumberColumn;
  readonly #values: ReadonlySet<number>;
  readonly #ranges: readonly RangeFilter[];

  constructor(column: NumberColumn, values: ReadonlySet<number>) {
    super(column.space);
    this.#column = column;
    this.#values = values;
    this.#ranges = [...values].map((value) => new RangeFilter(column, value, value));
  }

  estimate(): number {
    return this.#ranges.reduce((sum, range) => sum + range.estimate(), 0);
  }

  test(row: number): boolean {
    return this.#values.has(this.#column.valueOf(row));
  }

  rows(): RowSet {
    const sets = this.#ranges.map((range) => range.rows()).filter((set) => set.size > 0);
    return sets.length === 0 ? RowSet.ofRows(new Uint32Array(0)) : union(this.space, sets);
  }
}

function fraction(value: number): number {
  return Number.isNaN(value) || Number.isInteger(value) ? 0 : 1;
}
