/**
 * Parses a cell of a feed into the value of a field. `undefined` means that the cell has no value (empty, "N/A", a
 * price of "POA"); a BadValue means that its value is invalid for the field. It never returns '', NaN or null.
 */
export type FieldKind<Value> = (cell: unknown) => Value | BadValue | undefined;

export class BadValue {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Texts that feeds use for a missing value, in lower case. */
const missingTexts = new Set([
  '',
  '-',
  '--',
  '---',
  '- / -',
  '.',
  '?',
  'n/a',
  'na',
  'n.a.',
  'nan',
  'nil',
  'none',
  'null',
  'undefined',
  'tba',
  'tbc',
  'unknown',
  '#n/a',
]);

// oxlint-disable-next-line no-control-regex -- this pattern removes them
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/**
 * Returns a cell's text, trimmed and without control characters and lone surrogates, which the database rejects;
 * undefined if the cell is missing, a list or an object.
 */
export function cellText(cell: unknown): string | undefined {
  const text =
    typeof cell === 'string'
      ? cell
      : typeof cell === 'number' || typeof cell === 'boolean'
        ? String(cell)
        : '';
  if (text === '') return undefined;
  const clean = text.toWellFormed().replace(controlCharacters, '').trim();
  return clean.length <= 9 && missingTexts.has(clean.toLowerCase()) ? undefined : clean;
}

/** Whether a cell has no value for any kind of field. */
export function isMissing(cell: unknown): boolean {
  return (
    cell === undefined ||
    cell === null ||
    (typeof cell !== 'object' && cellText(cell) === undefined)
  );
}
