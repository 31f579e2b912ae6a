import type { RowSpace } from '#search/engine/rows/row-space.ts';
import { RowSet } from '#search/engine/sets/row-set.ts';
import type { Level } from './term-rows.ts';

/**
 * Groups rows by score, best first. A score is the sum of the qualities of a row's levels, computed row by row so that
 * many levels take no longer.
 * @param words the levels of each word, with no row in two of them; rows in none of a word's levels get nothing for it
 */
export function rowsBySum(
  space: RowSpace,
  rows: RowSet,
  words: readonly (readonly Level[])[],
): RowSet[] {
  space.spend(rows.size * (words.length + 2));
  const list = rows.list(() => space.takeList());
  const scores = space.takeList();
  for (let at = 0; at < list.length; at++) scores[list[at]!] = 0;
  for (const level of words.flat()) {
    const mark = space.markScratch();
    const inLevel = level.rows.list(() => space.takeList());
    for (let at = 0; at < inLevel.length; at++) scores[inLevel[at]!]! += level.quality;
    space.releaseScratch(mark);
  }
  return byScore(list, scores);
}

/** @param scores by row */
function byScore(list: Uint32Array, scores: Uint32Array): RowSet[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < list.length; at++) {
    const score = scores[list[at]!]!;
    counts.set(score, (counts.get(score) ?? 0) + 1);
  }
  const sorted = new Uint32Array(list.length);
  const levels: RowSet[] = [];
  /** By score, the index of its next row. */
  const places = new Map<number, number>();
  let place = 0;
  for (const [score, count] of [...counts].sort(([one], [other]) => other - one)) {
    places.set(score, place);
    levels.push(RowSet.ofRows(sorted.subarray(place, (place += count))));
  }
  for (let at = 0; at < list.length; at++) {
    const row = list[at]!;
    const next = places.get(scores[row]!)!;
    sorted[next] = row;
    places.set(scores[row]!, next + 1);
  }
  return levels;
}
