import { hasBit, setBit } from './bitset.ts';
import { asBits, keep } from './combine-rows.ts';
import { type RowOrder, visitOrder } from './row-order.ts';
import { RowSet } from './row-set.ts';
import type { RowSpace } from './row-space.ts';
import { selectRange } from './select-range.ts';

/** What rows can be sorted by: a column of one value, or the ids. */
export interface SortKey {
  /** Ascending, by id where values are equal; only rows that have a value. */
  order(): RowOrder;
  /** Of two rows that have a value. */
  compare(a: number, b: number): number;
  isPresent(row: number): boolean;
}

export interface SortTerm {
  readonly key: SortKey;
  readonly direction: 'asc' | 'desc';
}

/** To compare two rows takes about as many steps as to look at so many. */
const comparisonCost = 8;

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * The rows of one page. The order is total: by the terms one after the other, a missing value last in either
 * direction, and rows that are equal in all by id in the direction of the last term; so pages neither repeat nor skip.
 *
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
  // Sorting looks at each of the rows a few times; walking looks at about so many rows of the order.
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

/** A group of more rows that are equal in the first term is paged by the next term's order, not sorted. */
const smallGroup = 256;

/** Goes along the order of the first term and takes what is among the rows, until the page is full. */
function walk(
  space: RowSpace,
  rows: RowSet,
  terms: readonly SortTerm[],
  offset: number,
  end: number,
): Uint32Array {
  const bits = asBits(space, rows);
  const { key, direction } = terms[0]!;
  const rest = terms.slice(1);
  // The order has equal values by id already, and ids go in the direction of the last term.
  const isSorted = rest.length < 2;
  const page = new Uint32Array(end - offset);
  let passed = 0;
  const group = isSorted ? page : space.takeList();
  let grouped = 0;
  const closeGroup = (): void => {
    const from = Math.max(0, offset - passed);
    const to = Math.min(grouped, end - passed);
    if (from < to) {
      const part = pageOfGroup(space, group.subarray(0, grouped), rest, from, to);
      page.set(part, passed + from - offset);
    }
    passed += grouped;
    grouped = 0;
  };
  const visit = (row: number): boolean => {
    if (!hasBit(bits, row)) return true;
    if (isSorted) {
      if (passed >= offset) page[passed - offset] = row;
      return ++passed < end;
    }
    if (grouped > 0 && key.compare(group[0]!, row) !== 0) {
      closeGroup();
      if (passed >= end) return false;
    }
    group[grouped++] = row;
    return true;
  };
  if (!visitOrder(key.order(), direction, visit)) return page;
  closeGroup();
  if (passed >= end) return page;
  const { rows: missing } = keep(
    rows.list(() => space.takeList()),
    (row) => !key.isPresent(row),
  );
  const from = Math.max(0, offset - passed);
  page.set(pageOfGroup(space, missing!, rest, from, end - passed), passed + from - offset);
  return page;
}

/** A page of rows that are equal in all terms before these. @param group in any order; is sorted where it is small */
function pageOfGroup(
  space: RowSpace,
  group: Uint32Array,
  terms: readonly SortTerm[],
  offset: number,
  end: number,
): Uint32Array {
  if (group.length <= smallGroup) {
    selectRange(group, offset, end, comparison(terms));
    return group.slice(offset, end);
  }
  const mark = space.markScratch();
  const bits = space.takeClearBits();
  for (let at = 0; at < group.length; at++) setBit(bits, group[at]!);
  const rows = RowSet.ofBits(bits, space.words, group.length);
  const page = pageOfRows(space, rows, terms, { offset, limit: end - offset });
  space.releaseScratch(mark);
  return page;
}
