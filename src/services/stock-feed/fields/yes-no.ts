import { BadValue, type FieldKind, cellText } from './field-kind.ts';

const spellings = new Map<string, boolean>([
  ...['true', 't', 'yes', 'y', '1', 'on', 'x', '✓'].map((word) => [word, true] as const),
  ...['false', 'f', 'no', 'n', '0', 'off'].map((word) => [word, false] as const),
]);

/** Yes or no, in the spellings of feeds. */
export const yesNo: FieldKind<boolean> = (cell) => {
  if (typeof cell === 'boolean') return cell;
  const text = cellText(cell);
  if (text === undefined)
    return typeof cell === 'object' && cell !== null ? new BadValue('is not yes or no') : undefined;
  return spellings.get(text.toLowerCase()) ?? new BadValue('is not yes or no');
};
