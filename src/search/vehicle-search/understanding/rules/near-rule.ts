import { amountAt } from './amount-at.ts';
import type { Meaning, Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { phraseAt, type Phrases } from './phrase-at.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** Years in which vehicles are built; numbers above them are postcodes only. */
const LAST_YEAR = 2049;
/** Used if no distance is given. */
const DEFAULT_KM = 50;

/** Whether a number after the words is a postcode. "Around 3000" is about a price, and "from 2015" about a year. */
const nearness: Phrases<boolean> = {
  near: true,
  'near to': true,
  nearby: true,
  'close to': true,
  postcode: true,
  around: false,
  in: false,
  from: false,
};
const oneself: Phrases<true> = {
  'near me': true,
  'nearest me': true,
  'nearest to me': true,
  'close to me': true,
  'closest to me': true,
  'close by': true,
  'near by': true,
  nearby: true,
  'around me': true,
  'around here': true,
  'in my area': true,
  locally: true,
};

/**
 * Reads `near 4000`, `within 25 km of Parramatta`, `20km from 3216`, `ute 2150` and `near me`.
 * @param place reads the place of a name
 */
export function nearRule(isPostcode: (text: string) => boolean, place: Rule): Rule {
  const centreAt = (
    words: readonly Word[],
    at: number,
    takesNumber: boolean,
  ): { length: number; meaning: Extract<Meaning, { kind: 'near' }> } | undefined => {
    const text = words[at]?.text ?? '';
    if (takesNumber && /^\d{4}$/.test(text) && isPostcode(text))
      return { length: 1, meaning: { kind: 'near', postcode: text, km: DEFAULT_KM } };
    const read = place(words, at);
    return read?.meaning.kind === 'near'
      ? { length: read.length, meaning: read.meaning }
      : undefined;
  };
  return (words, at) => {
    const own = phraseAt(oneself, words, at);
    const near = phraseAt(nearness, words, at);
    const centre = near && centreAt(words, at + near.length, near.value);
    if (near && centre) return { ...centre, length: near.length + centre.length };
    if (own) return { length: own.length, meaning: { kind: 'near me' } };
    const within = words[at]?.text === 'within' ? 1 : 0;
    const distance = amountAt(words, at + within);
    if (distance?.unit !== 'km') return undefined;
    const of = at + within + distance.length;
    const joint = /^(?:of|from|around)$/.test(words[of]?.text ?? '') ? 1 : 0;
    if (within + joint === 0) return undefined;
    const middle = centreAt(words, of + joint, true);
    return (
      middle && {
        length: within + distance.length + joint + middle.length,
        meaning: { ...middle.meaning, km: distance.value },
      }
    );
  };
}

/**
 * Reads a postcode without a preposition: `ute 2150`. Skips numbers that may be years, or that models or badges of the
 * stock contain.
 * @param isOtherwiseKnown whether a word is in a model or badge of the stock
 */
export function postcodeRule(
  isPostcode: (text: string) => boolean,
  isOtherwiseKnown: (key: string) => boolean,
): Rule {
  return (words, at) => {
    const text = words[at]?.text ?? '';
    return /^\d{4}$/.test(text) && isPostcode(text) && !isYear(text) && !isOtherwiseKnown(text)
      ? { length: 1, meaning: { kind: 'near', postcode: text, km: DEFAULT_KM } }
      : undefined;
  };
}

function isYear(text: string): boolean {
  return /^[12]/.test(text) && Number(text) <= LAST_YEAR;
}
