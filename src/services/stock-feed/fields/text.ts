import { BadValue, type FieldKind, cellText } from './field-kind.ts';

/** Words on one line, up to `longest` characters. */
export function text(longest: number): FieldKind<string> {
  return (cell) => {
    if (typeof cell === 'object' && cell !== null) return new BadValue('is not a text');
    const value = cellText(cell)?.replace(/\s+/g, ' ');
    return value !== undefined && value.length > longest
      ? new BadValue(`is longer than ${longest} characters`)
      : value;
  };
}

/** Paragraphs, perhaps with HTML, kept as they are: whoever shows them cleans them. */
export function prose(longest: number): FieldKind<string> {
  return (cell) => {
    if (typeof cell === 'object' && cell !== null) return new BadValue('is not a text');
    const value = cellText(cell)?.replace(/\r\n?/g, '\n');
    return value !== undefined && value.length > longest
      ? new BadValue(`is longer than ${longest} characters`)
      : value;
  };
}

/** A code that is compared letter by letter: capitals, no spaces. */
export function code(longest: number): FieldKind<string> {
  const asText = text(longest);
  return (cell) => {
    const value = asText(cell);
    return typeof value === 'string' ? value.replace(/\s+/g, '').toUpperCase() : value;
  };
}
