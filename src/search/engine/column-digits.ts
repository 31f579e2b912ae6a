import type { Column } from './columns.ts';
import { KeywordColumn } from './keyword-column.ts';
import { SingleCodes } from './row-codes.ts';

/** A column's values as small whole numbers, 0 standing for none. */
export interface Digits {
  readonly column: Column;
  /** How many there may be. Some more than there are, so that a new value now and then changes nothing. */
  readonly count: number;
  /** What to add to a digit to have the number it stands for; 0 where digits are codes of a dictionary. */
  readonly base: number;
  /** Not below `count`, or not whole, when the row's value is a new one for which there is no digit. */
  of(row: number): number;
}

/** @returns undefined for a column with several values to a row, and for one whose numbers are not whole or too far apart */
export function digitsOf(column: Column): Digits | undefined {
  if (column instanceof KeywordColumn) {
    const { rowCodes, dictionary } = column;
    if (!(rowCodes instanceof SingleCodes)) return undefined;
    const count = dictionary.length + 2 + (dictionary.length >>> 3);
    return { column, count, base: 0, of: (row) => rowCodes.codeOf(row) };
  }
  const extent = column.extent();
  if (!extent || !column.isWhole || extent.max - extent.min > 1_000) return undefined;
  const spare = 2;
  const base = extent.min - spare - 1;
  return {
    column,
    count: extent.max - base + spare + 1,
    base,
    of(row) {
      const value = column.valueOf(row);
      if (Number.isNaN(value)) return 0;
      return value > base && Number.isInteger(value) ? value - base : Infinity;
    },
  };
}
