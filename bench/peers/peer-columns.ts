import { foldKeyword } from '../../src/search/engine/keywords/fold-keyword.ts';
import type { CellValue } from '../../src/search/engine/keywords/keyword-column.ts';
import { vehicleFacets, vehicleSchema } from '../../tests/oracle/vehicle-schema.ts';
import type { Row } from '../../src/search/engine/search-index.ts';

const listColumns = Object.entries(vehicleSchema.columns)
  .filter(([, kind]) => kind === 'keywords')
  .map(([name]) => name);

/** Columns with one value a row; lists stand in tables of their own. */
export const plainColumns = Object.keys(vehicleSchema.columns).filter(
  (name) => !listColumns.includes(name),
);
export const isList = (name: string): boolean => listColumns.includes(name);
export const isNumber = (name: string): boolean => vehicleSchema.columns[name] === 'number';
export const facetColumns = vehicleFacets;
export const lists = listColumns;

/** Keywords are equal whatever their case, as they are to our engine. */
export function plainValue(value: CellValue): string | number | null {
  if (value === undefined || value === null || Array.isArray(value)) return null;
  return typeof value === 'number' ? value : foldKeyword(String(value));
}

/** The values of a list, none for anything else. */
export function listValues(value: CellValue): string[] {
  return Array.isArray(value) ? value.map((one) => foldKeyword(String(one))) : [];
}

/** All that is searched by words, in one text. */
export function textOf(row: Row): string {
  return Object.keys(vehicleSchema.text)
    .map((field) => row[field])
    .filter((value) => value !== undefined && value !== null)
    .join(' ');
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
