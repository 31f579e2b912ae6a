/** What spreadsheets take for the beginning of a formula, also behind blanks and in full width. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would run as a formula begins with an apostrophe, which makes it
 * text: what strangers typed is opened on dealers' computers.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
