import { asBits, difference, filterRows } from '#search/engine/sets/combine-rows.ts';
import { hasBit } from '#search/engine/sets/bitset.ts';
import type { SortTerm } from './page-of-rows.ts';
import type { RowOrder } from '#search/engine/numbers/row-order.ts';
import type { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';

/** Visiting one row of an order costs about this share of sorting one. */
const sortedPerStep = 8;

/**
 * Removes repetitions: of consecutive marked rows in the order, only the first remains. All rows remain if all are
 * marked. Expects few marked rows; for each it looks up the row before it in the order.
 * @param sort undefined if the order is not determined by the sort terms alone
 * @param inOrder all rows in order, for orders that cannot be walked
 */
export function collapsedRows(
  space: RowSpace,
  rows: RowSet,
  marked: RowSet,
  sort: readonly SortTerm[] | undefined,
  inOrder: () => Uint32Array,
): RowSet {
  if (marked.size < 2 || marked.size === rows.size) return rows;
  const list = marked.list(() => space.takeList());
  const order = sort && walkedOrder(space, rows, list, sort);
  const repeated = order
    ? filterRows(
        list,
        isAfterMarked(asBits(space, rows), asBits(space, marked), order, sort[0]!.direction),
      )
    : repeatedOf(inOrder(), asBits(space, marked), list);
  return repeated.size === 0 ? rows : difference(space, rows, repeated);
}

/** The order of one column, if it is the complete order of the marked rows and walking it is cheaper than sorting. */
function walkedOrder(
  space: RowSpace,
  rows: RowSet,
  marked: Uint32Array,
  sort: readonly SortTerm[],
): RowOrder | undefined {
  const { key } = sort[0]!;
  // ids are the last term, and a column sorts equal values by id already
  if (sort.length > 2 || !('order' in key.walk)) return undefined;
  if (marked.length * (space.size / rows.size) > rows.size * sortedPerStep) return undefined;
  return marked.every((row) => key.isPresent(row)) ? key.walk.order() : undefined;
}

function isAfterMarked(
  rows: Int32Array,
  marked: Int32Array,
  order: RowOrder,
  direction: 'asc' | 'desc',
): (row: number) => boolean {
  return (row) => {
    let before: number | undefined;
    const visit = (other: number): boolean => {
      if (!hasBit(rows, other)) return true;
      before = other;
      return false;
    };
    order.visitFrom(row, direction === 'asc' ? 'desc' : 'asc', visit);
    return before !== undefined && hasBit(marked, before);
  };
}

function repeatedOf(inOrder: Uint32Array, marked: Int32Array, list: Uint32Array): RowSet {
  const repeated = new Set<number>();
  for (let at = 1; at < inOrder.length; at++) {
    if (hasBit(marked, inOrder[at]!) && hasBit(marked, inOrder[at - 1]!))
      repeated.add(inOrder[at]!);
  }
  return filterRows(list, (row) => repeated.has(row));
}
