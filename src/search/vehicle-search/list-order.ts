import { compareText } from '#search/engine/keywords/dictionary.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { remembered } from './remembered.ts';

/** A rank is written as one character, from this one on. */
const FIRST_RANK = 0x30;
/** Beyond this, the ranks of a list would no longer be characters of one byte. */
const MOST_VALUES = 200;

/**
 * Notes the order of a list, which a column of several values does not keep: the alphabetical rank of each value, one
 * character each, so that it costs a vehicle few bytes.
 * @returns undefined for a list that is in the order of the alphabet anyway, or is too long
 */
export function listOrder(values: readonly string[]): string | undefined {
  const folded = [...new Set(values.map(foldedOnce))].filter((value) => value !== '');
  if (folded.length > MOST_VALUES || isAscending(folded)) return undefined;
  const sorted = folded.map((_, at) => at);
  sorted.sort((one, other) => compareText(folded[one]!, folded[other]!));
  const ranks = new Uint8Array(folded.length);
  sorted.forEach((at, rank) => (ranks[at] = FIRST_RANK + rank));
  return String.fromCharCode(...ranks);
}

function isAscending(values: readonly string[]): boolean {
  return values.every((value, at) => at === 0 || values[at - 1]! < value);
}

/** All vehicles have some few hundred features. */
const foldedOnce = remembered(foldKeyword, 5000);

/**
 * Puts the values of a column back into the order that was noted of them.
 * @param order as `listOrder` has made it; without one the values are sorted
 */
export function inListOrder(values: readonly string[], order: string | undefined): string[] {
  const sorted = values
    .map((value) => ({ value, folded: foldKeyword(value) }))
    .toSorted((one, other) => compareText(one.folded, other.folded))
    .map(({ value }) => value);
  if (order?.length !== sorted.length) return sorted;
  return Array.from(order, (rank) => sorted[rank.charCodeAt(0) - FIRST_RANK]!);
}
