import { BadValue, type FieldKind, cellText } from './field-kind.ts';

/** A text on one line, up to `longest` characters. */
export function text(longest: number): FieldKind<string> {
  return (cell) => {
    if (typeof cell === 'object' && cell !== null) return new BadValue('is not a text');
    const value = cellText(cell)?.replace(/\s+/g, ' ');
    return value !== undefined && value.length > longest
      ? new BadValue(`is longer than ${longest} characters`)
      : value;
  };
}

/** Paragraphs, possibly with HTML, which is stored unchanged. Pages must sanitise it before they show it. */
export function prose(longest: number): FieldKind<string> {
  return (cell) => {
    if (typeof cell === 'object' && cell !== null) return new BadValue('is not a text');
    const value = cellText(cell)?.replace(/\r\n?/g, '\n');
    return value !== undefined && value.length > longest
      ? new BadValue(`is longer than ${longest} characters`)
      : value;
  };
}

/** A code in capitals without spaces, so that it can be compared exactly. */
export function code(longest: number): FieldKind<string> {
  const asText = text(longest);
  return (cell) => {
    const value = asText(cell);
    return typeof value === 'string' ? value.replace(/\s+/g, '').toUpperCase() : value;
  };
}
