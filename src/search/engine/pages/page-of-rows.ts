import { hasBit, setBit } from '#search/engine/sets/bitset.ts';
import { asBits, intersection, filterRows } from '#search/engine/sets/combine-rows.ts';
import { type RowOrder, visitOrder } from '#search/engine/numbers/row-order.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import { selectRange } from './select-range.ts';

type Direction = 'asc' | 'desc';

/** What rows can be sorted by: a single-valued column or the ids. */
export interface SortKey {
  /** The rows with a value, in the order of the values. */
  readonly walk: OrderedRows | GroupedRows;
  /** Compares two rows that have a value. */
  compare(a: number, b: number): number;
  isPresent(row: number): boolean;
}

/** Rows one by one, by id for equal values. */
export interface OrderedRows {
  order(): RowOrder;
}

/** Rows grouped by value, one group after the other. */
export interface GroupedRows {
  groups(direction: Direction): Iterable<RowSet>;
}

export interface SortTerm {
  readonly key: SortKey;
  readonly direction: Direction;
}

/** Comparing two rows takes about as many steps as visiting this many. */
const comparisonCost = 8;

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The rows of one page. The order is total: by the terms, with missing values last in either direction, and rows equal
 * in all terms by id in the direction of the last term. So pages neither repeat nor skip rows.
 * @param terms must end with the ids
 */
export function pageOfRows(
  space: RowSpace,
  rows: RowSet,
  terms: readonly SortTerm[],
  page: Page,
): Uint32Array {
  const end = Math.min(rows.size, page.offset + page.limit);
  if (page.offset >= end) return new Uint32Array(0);
  // sorting visits each of the rows a few times; walking visits about this many rows of the order
  const walked = (space.size / rows.size) * end;
  const sorted = rows.size * 4 + (end - page.offset) * 8;
  space.spend(Math.min(walked + space.words, sorted * comparisonCost));
  if (walked + space.words < sorted) return walk(space, rows, terms, page.offset, end);
  const list = rows.list(() => space.takeList()).slice();
  selectRange(list, page.offset, end, comparison(terms));
  return list.slice(page.offset, end);
}

export function comparison(terms: readonly SortTerm[]): (a: number, b: number) => number {
  const [first, ...rest] = terms;
  if (!first) return () => 0;
  const { key } = first;
  const sign = first.direction === 'asc' ? 1 : -1;
  const further = comparison(rest);
  return (a, b) => {
    const hasA = key.isPresent(a);
    const hasB = key.isPresent(b);
    if (hasA && hasB) return sign * key.compare(a, b) || further(a, b);
    return hasA === hasB ? further(a, b) : hasA ? -1 : 1;
  };
}

/** A larger group of rows that are equal in the first term is paged by the next term's order instead of sorted. */
const smallGroup = 256;

/** Walks the order of the first term and collects the given rows until the page is full. */
function walk(
  space: RowSpace,
  rows: RowSet,
  terms: readonly SortTerm[],
  offset: number,
  end: number,
): Uint32Array {
  const { key, direction } = terms[0]!;
  const filling = new FillingPage(space, terms.slice(1), offset, end);
  if ('groups' in key.walk) filling.addGroups(rows, key.walk.groups(direction));
  else filling.addInOrder(rows, key, key.walk.order(), direction);
  if (!filling.isFull) {
    const { rows: missing } = filterRows(
      rows.list(() => space.takeList()),
      (row) => !key.isPresent(row),
    );
    filling.add(missing!);
  }
  return filling.page;
}

/** Collects a page from rows in the order of a first term, with equal rows together. */
class FillingPage {
  readonly page: Uint32Array;
  readonly #space: RowSpace;
  /** The terms that sort rows equal in the first term. */
  readonly #terms: readonly SortTerm[];
  readonly #offset: number;
  readonly #end: number;
  #passed = 0;

  constructor(space: RowSpace, terms: readonly SortTerm[], offset: number, end: number) {
    this.#space = space;
    this.#terms = terms;
    this.#offset = offset;
    this.#end = end;
    this.page = new Uint32Array(end - offset);
  }

  get isFull(): boolean {
    return this.#passed >= this.#end;
  }

  addGroups(rows: RowSet, groups: Iterable<RowSet>): void {
    for (const group of groups) {
      const mark = this.#space.markScratch();
      this.#addSet(intersection(this.#space, rows, group));
      this.#space.releaseScratch(mark);
      if (this.isFull) return;
    }
  }

  addInOrder(rows: RowSet, key: SortKey, order: RowOrder, direction: Direction): void {
    const bits = asBits(this.#space, rows);
    // the order sorts equal values by id already, and ids follow the direction of the last term
    const isSorted = this.#terms.length < 2;
    const group = isSorted ? this.page : this.#space.takeList();
    let grouped = 0;
    const isStopped = !visitOrder(order, direction, (row) => {
      if (!hasBit(bits, row)) return true;
      if (isSorted) {
        this.#addNext(row);
        return !this.isFull;
      }
      if (grouped > 0 && key.compare(group[0]!, row) !== 0) {
        this.add(group.subarray(0, grouped));
        grouped = 0;
        if (this.isFull) return false;
      }
      group[grouped++] = row;
      return true;
    });
    if (!isStopped) this.add(group.subarray(0, grouped));
  }

  /** @param rows in any order; few rows are sorted */
  add(rows: Uint32Array): void {
    if (rows.length > smallGroup) {
      const mark = this.#space.markScratch();
      const bits = this.#space.takeClearBits();
      for (let at = 0; at < rows.length; at++) setBit(bits, rows[at]!);
      this.#addSet(RowSet.ofBits(bits, this.#space.words, rows.length));
      this.#space.releaseScratch(mark);
      return;
    }
    const { from, to } = this.#windowOf(rows.length);
    if (from < to) {
      selectRange(rows, from, to, comparison(this.#terms));
      this.page.set(rows.subarray(from, to), this.#passed + from - this.#offset);
    }
    this.#passed += rows.length;
  }

  #addNext(row: number): void {
    if (this.#passed >= this.#offset) this.page[this.#passed - this.#offset] = row;
    this.#passed++;
  }

  #addSet(rows: RowSet): void {
    const { from, to } = this.#windowOf(rows.size);
    if (from < to) {
      const page = { offset: from, limit: to - from };
      this.page.set(
        pageOfRows(this.#space, rows, this.#terms, page),
        this.#passed + from - this.#offset,
      );
    }
    this.#passed += rows.size;
  }

  /** Which of the next rows belong to the page. */
  #windowOf(size: number): { from: number; to: number } {
    return {
      from: Math.max(0, this.#offset - this.#passed),
      to: Math.min(size, this.#end - this.#passed),
    };
  }
}
