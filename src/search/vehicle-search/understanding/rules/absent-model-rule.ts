import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { ambiguousModels } from '#search/vehicle-search/understanding/words/trade-words.ts';
import { marketModels } from '#search/vehicle-search/understanding/words/market-models.ts';
import { keyAt } from './model-rule.ts';

/** In words: `Range Rover Sport`. */
const LONGEST_NAME = 3;
/** Shorter names are also badges. */
const MIN_LENGTH = 3;

/**
 * Reads a model of the market that the stock does not have. The search then finds nothing, while a text search would find
 * names that differ by a letter.
 * @param isOtherwiseKnown whether a word is in a title of the stock
 */
export function absentModelRule(isOtherwiseKnown: (key: string) => boolean): Rule {
  return (words, at) => {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const key = keyAt(words, at, length);
      const model = marketModels.get(key);
      const isName = key.length >= MIN_LENGTH && /\p{L}/u.test(key) && !ambiguousModels.has(key);
      if (model && isName && !isOtherwiseKnown(key) && !isPartKnown(words, at, length)) {
        return { length, meaning: { kind: 'absent model', ...model } };
      }
    }
    return undefined;
  };

  function isPartKnown(words: Parameters<Rule>[0], at: number, length: number): boolean {
    return words.slice(at, at + length).some(({ key }) => isOtherwiseKnown(key));
  }
}
