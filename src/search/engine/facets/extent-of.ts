import { hasBit } from '#search/engine/sets/bitset.ts';
import type { CountedRows } from './counted-rows.ts';
import type { NumberColumn } from '#search/engine/numbers/number-column.ts';
import { visitOrder } from '#search/engine/numbers/row-order.ts';

/** The minimum and maximum of a column among the rows; undefined if no row has a number. */
export function extentOf(
  column: NumberColumn,
  counted: CountedRows,
): { min: number; max: number } | undefined {
  const { rows, space } = counted;
  if (rows.rows && rows.size ** 2 < space.size * 16) return extentOfList(column.values, rows.rows);
  // with many rows, one is soon found from either end of the order; otherwise little is lost
  const first = firstFound(column, counted, 'asc');
  const last = first === undefined ? undefined : firstFound(column, counted, 'desc');
  if (first === undefined || last === undefined)
    return extentOfList(column.values, counted.members);
  return { min: column.valueOf(first), max: column.valueOf(last) };
}

function firstFound(
  column: NumberColumn,
  { bits, rows }: CountedRows,
  direction: 'asc' | 'desc',
): number | undefined {
  let left = rows.size >>> 2;
  let met: number | undefined;
  visitOrder(column.order(), direction, (row) => {
    if (hasBit(bits, row)) met = row;
    return met === undefined && --left > 0;
  });
  return met;
}

function extentOfList(
  values: Float64Array,
  rows: Uint32Array,
): { min: number; max: number } | undefined {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at]!]!;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : undefined;
}
