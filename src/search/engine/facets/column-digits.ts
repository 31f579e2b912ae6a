import type { Column } from '#search/engine/columns.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { SingleCodes } from '#search/engine/keywords/row-codes.ts';

/** The largest digit, so that a 16-bit code and a digit together form a small integer. */
export const maxDigit = 0x7fff;

/** A number column with a larger span has no digits. */
const maxSpan = 900;
/** Room for numbers above the current maximum; below the minimum, there is room for a whole span. */
const roomAbove = 100;

/** A column's values as small integers, with 0 for no value. */
export interface Digits {
  readonly column: Column;
  /** Greater than any current digit. */
  readonly count: number;
  /** Added to a digit to get its number; 0 if digits are dictionary codes. */
  readonly base: number;
  /** Negative if the row has a new value without a digit. */
  of(row: number): number;
}

/** @returns undefined for columns with several values per row, and for numbers with fractions or too large a span */
export function digitsOf(column: Column): Digits | undefined {
  if (column instanceof KeywordColumn) {
    const { rowCodes, dictionary } = column;
    if (!(rowCodes instanceof SingleCodes) || dictionary.length > maxDigit) return undefined;
    return {
      column,
      base: 0,
      get count() {
        return dictionary.length;
      },
      of(row) {
        const code = rowCodes.codeOf(row);
        return code > maxDigit ? -1 : code;
      },
    };
  }
  const extent = column.extent();
  if (!extent || !column.isWhole || extent.max - extent.min >= maxSpan) return undefined;
  const base = extent.max - maxSpan;
  const count = maxSpan + roomAbove + 1;
  return {
    column,
    base,
    count,
    of(row) {
      const value = column.valueOf(row);
      if (Number.isNaN(value)) return 0;
      const digit = value - base;
      return digit > 0 && digit < count && Number.isInteger(digit) ? digit : -1;
    },
  };
}
