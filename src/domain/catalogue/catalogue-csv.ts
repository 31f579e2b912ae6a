import type { CatalogueRow, CatalogueVendor } from './catalogue-vendor.ts';

/** The start of a spreadsheet formula, also after whitespace and in full-width characters. */
const formulaStart = /^[\s=+\-@\uff1d\uff0b\uff0d\uff20]+/;
const plainNumber = /^-?\d+(\.\d+)?$/;

export function catalogueCsvHead({ columns }: CatalogueVendor): string {
  return csvLine(columns.map(({ name }) => name));
}

/** A vehicle's line of a vendor's CSV; a list is one cell separated by commas. */
export function catalogueCsvLine({ columns }: CatalogueVendor, row: CatalogueRow): string {
  return csvLine(columns.map(({ name }) => (row.get(name) ?? []).join(',')));
}

/**
 * A line of CSV (RFC 4180). A text that a spreadsheet would run as a formula loses the characters that make it one: an
 * apostrophe in front of it, as in files for people, would appear in the advertisement.
 */
function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = plainNumber.test(text) ? text : text.replace(formulaStart, '');
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
