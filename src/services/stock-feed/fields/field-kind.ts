/**
 * Turns a cell of a feed into the value of a field. `undefined` means that the cell says nothing (empty, "N/A", a
 * price of "POA"); a BadValue that it says something the field cannot hold. A kind never returns '', NaN or null.
 */
export type FieldKind<Value> = (cell: unknown) => Value | BadValue | undefined;

export class BadValue {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Texts by which feeds say that there is nothing to say, in lower case. */
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

// oxlint-disable-next-line no-control-regex -- they are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/**
 * The plain text of a cell, trimmed, without control characters and broken surrogates (which a database refuses);
 * nothing when the cell is missing or is a list or an object.
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

/** Whether a cell says nothing at all, so that a field of any kind is absent. */
export function isMissing(cell: unknown): boolean {
  return (
    cell === undefined ||
    cell === null ||
    (typeof cell !== 'object' && cellText(cell) === undefined)
  );
}
