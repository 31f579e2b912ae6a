/** The start of a spreadsheet formula, also after whitespace and in full-width characters. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/**
 * A line of CSV (RFC 4180). Prefixes a cell that a spreadsheet would run as a formula with an apostrophe, because
 * dealers open text that strangers typed.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
