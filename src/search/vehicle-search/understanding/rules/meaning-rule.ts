import type { Meaning, Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { keyAt, LONGEST_PHRASE } from './model-rule.ts';

/** Reads the longest phrase among the stock's own words. */
export function meaningRule(meanings: ReadonlyMap<string, Meaning>): Rule {
  return (words, at) => {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const meaning = meanings.get(keyAt(words, at, length));
      if (meaning) return { length, meaning };
    }
    return undefined;
  };
}

const prepositions = new Set(['in', 'at', 'around', 'near', 'from']);

/** Reads a place after a preposition: Bentley is a suburb of Perth as well as a make. */
export function placeRule(place: Rule): Rule {
  return (words, at) =>
    prepositions.has(words[at - 1]?.text ?? '') ? place(words, at) : undefined;
}
