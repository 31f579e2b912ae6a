import type { VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import type { StockWords } from '#search/vehicle-search/understanding/words/stock-words.ts';
import { keyOf } from '#search/vehicle-search/understanding/words/words-of.ts';
import { keyAt } from './model-rule.ts';

/** In words: `motor homes`. */
const LONGEST = 3;
/** What shoppers also call the vehicles of a site, by its word for one. */
const otherNouns: Readonly<Record<string, readonly string[]>> = {
  caravan: ['van', 'vans'],
  motorcycle: ['bike', 'bikes', 'motorbike', 'motorbikes'],
};

/**
 * Reads the site's own word for what it sells, which means all of it: on a site of caravans, the body `Caravan` would
 * leave out the pop-tops.
 */
export function ownNounRule(
  { singular, plural }: VehicleWords,
  { meanings }: Pick<StockWords, 'meanings'>,
): Rule {
  // on a site that also has delivery vans, a van is one of them
  const others = (otherNouns[singular] ?? []).filter((noun) => !meanings.has(noun));
  const nouns = new Set([singular, plural, ...others].map(keyOf));
  return (words, at) => {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
      if (nouns.has(keyAt(words, at, length))) return { length, meaning: { kind: 'own noun' } };
    return undefined;
  };
}
