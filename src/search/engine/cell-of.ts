import type { Column, ColumnKind } from './columns.ts';
import { type CellValue, KeywordColumn } from './keywords/keyword-column.ts';

/** Reads a row's value of a column back, with keywords as the row spells them; undefined if it has none. */
export function cellOf(column: Column, kind: ColumnKind, row: number): CellValue {
  if (!(column instanceof KeywordColumn)) {
    const value = column.valueOf(row);
    return Number.isNaN(value) ? undefined : value;
  }
  const values = Array.from(column.rowCodes.codesOf(row), (code) => column.spellingAt(row, code));
  if (values.length === 0) return undefined;
  if (kind === 'keywords') return values;
  return kind === 'boolean' ? values[0] === 'true' : values[0];
}
