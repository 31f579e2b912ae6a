import { exactUnit, maxTypos, typoUnit } from './term-rows.ts';
import { maxWeight } from './text-index.ts';

/**
 * A row's score from 0 to 1, higher for higher-ranked rows: the number of matched words counts most, then exact
 * matches, then fewer typos, then the weights of the fields. 1 means that every word matches exactly in the heaviest
 * field.
 * @param quality the sum of the qualities of the matched words
 * @param found the number of words that were searched in the row
 * @param asked the number of words in the query
 * @param phrases the number of its phrases; all of them match
 */
export function textScore(quality: number, found: number, asked: number, phrases: number): number {
  if (found === 0) return phrases / (asked + phrases);
  const exact = Math.floor(quality / exactUnit);
  const typos = Math.floor((quality % exactUnit) / typoUnit);
  const weight = (quality % typoUnit) / (maxWeight * found);
  const inexact = (typos + weight) / ((maxTypos + 1) * found + 1);
  const ofFound = (exact + inexact) / (found + 1);
  return (found - 1 + phrases + ofFound) / (asked + phrases);
}
