import { foldKeyword } from '../../src/search/engine/keywords/fold-keyword.ts';
import type { CellValue } from '../../src/search/engine/keywords/keyword-column.ts';
import { vehicleFacets, vehicleSchema } from '../../tests/oracle/vehicle-schema.ts';
import type { Row } from '../../src/search/engine/search-index.ts';

const listColumns = Object.entries(vehicleSchema.columns)
  .filter(([, kind]) => kind === 'keywords')
  .map(([name]) => name);

/** Columns with one value per row; lists have their own tables. */
export const plainColumns = Object.keys(vehicleSchema.columns).filter(
  (name) => !listColumns.includes(name),
);
export const isList = (name: string): boolean => listColumns.includes(name);
export const isNumber = (name: string): boolean => vehicleSchema.columns[name] === 'number';
export const facetColumns = vehicleFacets;
export const lists = listColumns;

/** Keywords are compared without case, as in our engine. */
export function plainValue(value: CellValue): string | number | null {
  if (value === undefined || value === null || Array.isArray(value)) return null;
  return typeof value === 'number' ? value : foldKeyword(String(value));
}

/** The values of a list; empty for other values. */
export function listValues(value: CellValue): string[] {
  return Array.isArray(value) ? value.map((one) => foldKeyword(String(one))) : [];
}

/** The searchable text of a row. */
export function textOf(row: Row): string {
  return Object.keys(vehicleSchema.text)
    .map((field) => row[field])
    .filter((value) => value !== undefined && value !== null)
    .join(' ');
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
