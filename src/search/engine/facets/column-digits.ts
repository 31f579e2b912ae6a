import type { Column } from '#search/engine/columns.ts';
import { KeywordColumn } from '#search/engine/keywords/keyword-column.ts';
import { SingleCodes } from '#search/engine/keywords/row-codes.ts';

/** No digit is above this, so that a code of sixteen bits and a digit make one small number. */
export const highestDigit = 0x7fff;

/** Numbers that lie further apart have no digits. */
const widestSpan = 900;
/** How far beyond the greatest of them a number may come to lie; below, all of the span is provided for. */
const spareAbove = 100;

/** A column's values as small whole numbers, 0 standing for none. */
export interface Digits {
  readonly column: Column;
  /** Above any digit that there can be at present. */
  readonly count: number;
  /** What to add to a digit to have the number it stands for; 0 where digits are codes of a dictionary. */
  readonly base: number;
  /** Negative when the row's value is a new one for which there is no digit. */
  of(row: number): number;
}

/** @returns undefined for a column with several values to a row, and for one whose numbers are not whole or too far apart */
export function digitsOf(column: Column): Digits | undefined {
  if (column instanceof KeywordColumn) {
    const { rowCodes, dictionary } = column;
    if (!(rowCodes instanceof SingleCodes) || dictionary.length > highestDigit) return undefined;
    return {
      column,
      base: 0,
      get count() {
        return dictionary.length;
      },
      of(row) {
        const code = rowCodes.codeOf(row);
        return code > highestDigit ? -1 : code;
      },
    };
  }
  const extent = column.extent();
  if (!extent || !column.isWhole || extent.max - extent.min >= widestSpan) return undefined;
  const base = extent.max - widestSpan;
  const count = widestSpan + spareAbove + 1;
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
