import { amountAt } from './amount-at.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { phraseAt, type Phrases } from './phrase-at.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** Used if no distance is given. */
const DEFAULT_KM = 50;

const nearness: Phrases<true> = { near: true, 'close to': true, nearby: true, postcode: true };

/** Reads `near 4000` and `within 25 km of 4000`. */
export function nearRule(isPostcode: (text: string) => boolean): Rule {
  const postcodeAt = (words: readonly Word[], at: number): string | undefined => {
    const text = words[at]?.text ?? '';
    return /^\d{4}$/.test(text) && isPostcode(text) ? text : undefined;
  };
  return (words, at) => {
    const near = phraseAt(nearness, words, at);
    if (near) {
      const postcode = postcodeAt(words, at + near.length);
      return postcode === undefined
        ? undefined
        : { length: near.length + 1, meaning: { kind: 'near', postcode, km: DEFAULT_KM } };
    }
    if (words[at]?.text !== 'within') return undefined;
    const distance = amountAt(words, at + 1);
    if (distance?.unit !== 'km') return undefined;
    const of = at + 1 + distance.length;
    const hasOf = words[of]?.text === 'of' || words[of]?.text === 'from';
    const postcode = postcodeAt(words, hasOf ? of + 1 : of);
    return postcode === undefined
      ? undefined
      : {
          length: 1 + distance.length + (hasOf ? 2 : 1),
          meaning: { kind: 'near', postcode, km: distance.value },
        };
  };
}
