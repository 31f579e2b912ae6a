import { capitalised } from '#domain/text/capitalised.ts';
import { plainCase } from './plain-case.ts';

/** Misspellings and variants found in listings. */
const words = new Map([
  ['aluminum', 'Aluminium'],
  ['biege', 'Beige'],
  ['blk', 'Black'],
  ['burgandy', 'Burgundy'],
  ['creme', 'Cream'],
  ['gray', 'Grey'],
  ['sliver', 'Silver'],
  ['wht', 'White'],
]);

/** Converts a colour to Australian spelling, capitalised and with single spaces: "pearl  white" -> "Pearl White". */
export function colourSpelling(colour: string): string {
  const spelt = colour
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{L}[\p{L}']*/gu, (word) => words.get(word.toLowerCase()) ?? capitalised(word));
  return plainCase(spelt);
}
