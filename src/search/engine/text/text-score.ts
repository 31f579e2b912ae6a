import { exactUnit, mostTypos, typoUnit } from './term-rows.ts';
import { heaviest } from './text-index.ts';

/**
 * How well a row matches, from 0 to 1, higher for what is ranked higher: first the words that are found, then those
 * that are found exactly, then the typos there are not, then the weights of the fields. 1 is every word, exactly, in
 * the heaviest field.
 *
 * @param quality the sum of the qualities of the found words
 * @param found how many words were looked for in the row
 * @param asked how many words the query has
 * @param phrases how many phrases it has, each of which is found
 */
export function textScore(quality: number, found: number, asked: number, phrases: number): number {
  if (found === 0) return phrases / (asked + phrases);
  const exact = Math.floor(quality / exactUnit);
  const typos = Math.floor((quality % exactUnit) / typoUnit);
  const weight = (quality % typoUnit) / (heaviest * found);
  const inexact = (typos + weight) / ((mostTypos + 1) * found + 1);
  const ofFound = (exact + inexact) / (found + 1);
  return (found - 1 + phrases + ofFound) / (asked + phrases);
}
