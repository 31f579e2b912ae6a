import { BadValue, type FieldKind, cellText } from './field-kind.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface DateParts {
  year: number;
  month: number;
  day?: number;
}

/** The accepted date formats with the order of their parts. In Australia the day comes before the month. */
const datePatterns: readonly (readonly [RegExp, readonly ('y' | 'm' | 'd')[]])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/, ['y', 'm', 'd']],
  [/^(\d{4})(\d{2})(\d{2})$/, ['y', 'm', 'd']],
  [/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/, ['d', 'm', 'y']],
  [/^(\d{1,2})[- ]([a-z]{3,9})[-, ]+(\d{4}|\d{2})$/i, ['d', 'm', 'y']],
  [/^(\d{4})[-/.](\d{1,2})$/, ['y', 'm']],
  [/^(\d{1,2})[-/.](\d{4})$/, ['m', 'y']],
  [/^([a-z]{3,9})[-, /]+(\d{4})$/i, ['m', 'y']],
];

/**
 * A day as an ISO date. A month without a day means its last day, because a registration runs to the end of its month.
 */
export const day: FieldKind<string> = (cell) => {
  const parts = dateParts(cell);
  if (parts === undefined || parts instanceof BadValue) return parts;
  const { year, month, day: dayOfMonth = daysIn(year, month) } = parts;
  return `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
};

/** A month (`2018-02`) or a day, depending on the feed; build plates state only the month. */
export const monthOrDay: FieldKind<string> = (cell) => {
  const parts = dateParts(cell);
  if (parts === undefined || parts instanceof BadValue) return parts;
  const month = `${parts.year}-${twoDigits(parts.month)}`;
  return parts.day === undefined ? month : `${month}-${twoDigits(parts.day)}`;
};

const isoInstant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[-+]\d{2}:?\d{2})?$/i;

/** An instant in UTC. A time without a zone counts as UTC; seconds or milliseconds since 1970 are accepted too. */
export const instant: FieldKind<string> = (cell) => {
  const text = cellText(cell);
  if (text === undefined)
    return typeof cell === 'object' && cell !== null ? new BadValue('is not a date') : undefined;
  const since1970 = /^\d{10}(\d{3})?(\.\d{1,9})?$/.test(text)
    ? Number(text) * (text.length >= 13 && !text.includes('.') ? 1 : 1000)
    : undefined;
  if (since1970 !== undefined) return isoOf(since1970);
  if (text.length > 40 || !isoInstant.test(text)) {
    const date = day(text);
    return typeof date === 'string' ? `${date}T00:00:00.000Z` : date;
  }
  const zone = /(Z|[-+]\d{2}:?\d{2})$/i.test(text) ? '' : 'Z';
  return isoOf(Date.parse(`${text.replace(/^(\S{10}) /, '$1T').replace(/\s+/g, '')}${zone}`));
};

function isoOf(milliseconds: number): string | BadValue {
  const date = new Date(milliseconds);
  const year = date.getUTCFullYear();
  return year >= 1990 && year <= 2100 ? date.toISOString() : new BadValue('is not a date');
}

function dateParts(cell: unknown): DateParts | BadValue | undefined {
  const text = cellText(cell);
  if (text === undefined)
    return typeof cell === 'object' && cell !== null ? new BadValue('is not a date') : undefined;
  if (text.length > 40) return new BadValue('is not a date');
  for (const [pattern, order] of datePatterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const part = (which: 'y' | 'm' | 'd') => match[order.indexOf(which) + 1];
    const year = yearOf(part('y') ?? '');
    const month = monthOf(part('m') ?? '');
    const dayOfMonth = order.includes('d') ? Number(part('d')) : undefined;
    const exists =
      year >= 1900 &&
      year <= 2100 &&
      month >= 1 &&
      month <= 12 &&
      (dayOfMonth === undefined || (dayOfMonth >= 1 && dayOfMonth <= daysIn(year, month)));
    if (!exists) return new BadValue('is not a date');
    return dayOfMonth === undefined ? { year, month } : { year, month, day: dayOfMonth };
  }
  return new BadValue('is not a date');
}

function yearOf(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function monthOf(text: string): number {
  return /\d/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
