import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** In words: `not including on the road costs`. */
const LONGEST = 6;
const openings =
  'plus|\\+|and|incl?|including|includes|with|before|excl?|excluding|ex|without|not including';
const basis = new RegExp(
  `^(?:(?:${openings}) )?(?:` +
    // "driveway" is the usual slip for "drive away"
    'drive ?(?:a?way)(?: pric(?:e|es|ed|ing))?|d/a|dap|' +
    '(?:\\+ ?)?on ?(?:the )?roads?(?: (?:costs?|charges?|prices?))?|(?:\\+ ?)?orcs?|' +
    'egc|(?:govt?|government) (?:charges?|fees?|costs?)|(?:no|nothing) more to pay' +
    ')$',
);

/**
 * Reads what a price includes: `drive away`, `plus on-roads`, `EGC`. The words narrow nothing, because the prices of a
 * stock are compared as the listings state them; as text, "drive" would find a Rear-Wheel Drive.
 */
export const priceBasisRule: Rule = (words, at) => {
  const length = priceBasisLength(words, at);
  return length === 0 ? undefined : { length, meaning: { kind: 'price basis' } };
};

/** The number of words from a position on that say what a price includes. */
export function priceBasisLength(words: readonly Word[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).map(({ text }) => text.replaceAll('-', ' '));
    if (basis.test(phrase.join(' '))) return length;
  }
  return 0;
}
