import { compareText } from '#search/engine/keywords/dictionary.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { memoise } from './memoise.ts';

/** The character that encodes rank 0. */
const FIRST_RANK = 0x30;
/** With more values, ranks would no longer fit into one-byte characters. */
const MAX_VALUES = 200;

/**
 * Encodes the order of a list, which a column with several values does not preserve: one character for the alphabetical
 * rank of each value, so that it takes few bytes per vehicle.
 * @returns undefined for a list that is alphabetical anyway or too long
 */
export function listOrder(values: readonly string[]): string | undefined {
  const folded = [...new Set(values.map(foldedValue))].filter((value) => value !== '');
  if (folded.length > MAX_VALUES || isAscending(folded)) return undefined;
  const sorted = folded.map((_, at) => at);
  sorted.sort((one, other) => compareText(folded[one]!, folded[other]!));
  const ranks = new Uint8Array(folded.length);
  sorted.forEach((at, rank) => (ranks[at] = FIRST_RANK + rank));
  return String.fromCharCode(...ranks);
}

function isAscending(values: readonly string[]): boolean {
  return values.every((value, at) => at === 0 || values[at - 1]! < value);
}

/** All vehicles together have only a few hundred features. */
const foldedValue = memoise(foldKeyword, 5000);

/**
 * Restores the original order of a column's values.
 * @param order from `listOrder`; without it the values are sorted alphabetically
 */
export function inListOrder(values: readonly string[], order: string | undefined): string[] {
  const sorted = values
    .map((value) => ({ value, folded: foldKeyword(value) }))
    .toSorted((one, other) => compareText(one.folded, other.folded))
    .map(({ value }) => value);
  if (order?.length !== sorted.length) return sorted;
  return Array.from(order, (rank) => sorted[rank.charCodeAt(0) - FIRST_RANK]!);
}
