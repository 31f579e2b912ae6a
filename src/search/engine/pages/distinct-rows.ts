import type { Column } from '#search/engine/columns.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';

/**
 * The first row of each value of a column. All rows without a value remain; a row with several values remains if none
 * of them belongs to an earlier row.
 * @param inOrder the rows in the order that determines which is first
 */
export function distinctRows(inOrder: Uint32Array, column: Column): RowSet {
  const isFirst = column instanceof KeywordColumn ? firstByCode(column) : firstByNumber(column);
  return RowSet.ofRows(inOrder.filter(isFirst).sort());
}

type IsFirst = (row: number) => boolean;

function firstByCode({ rowCodes, dictionary }: KeywordColumn): IsFirst {
  const seen = new Uint8Array(dictionary.length);
  return (row) => {
    const codes = rowCodes.codesOf(row);
    if (codes.some((code) => seen[code] === 1)) return false;
    for (const code of codes) seen[code] = 1;
    return true;
  };
}

function firstByNumber(column: Exclude<Column, KeywordColumn>): IsFirst {
  const seen = new Set<number>();
  return (row) => {
    if (!column.isPresent(row)) return true;
    const value = column.valueOf(row);
    if (seen.has(value)) return false;
    seen.add(value);
    return true;
  };
}
