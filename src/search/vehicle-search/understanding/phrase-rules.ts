import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { Rule } from './meaning.ts';
import type { StockWords } from './stock-words.ts';

/** `Land Cruiser Prado GXL` is as long as names get. */
const LONGEST_PHRASE = 6;

/** The longest phrase of the stock's own words, however it is joined: `CX-5`, `cx 5` and `cx5` are one. */
export function meaningRule({ meanings }: StockWords): Rule {
  return (words, at) => {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const key = words
        .slice(at, at + length)
        .map((word) => word.key)
        .join('');
      const meaning = meanings.get(key);
      if (meaning) return { length, meaning };
    }
    return undefined;
  };
}

/** A model that several makes have, where just one of them is asked for. */
export function modelInContextRule(
  { modelsOfSeveral }: StockWords,
  makes: NonNullable<Criteria['choices']['make']>,
): Rule {
  const chosen = new Set(makes.map((make) => make.toLowerCase()));
  return (words, at) => {
    const named = modelsOfSeveral.get(words[at]?.key ?? '') ?? [];
    const [only, ...others] = named.filter(({ make }) => chosen.has(make.toLowerCase()));
    return only && others.length === 0
      ? { length: 1, meaning: { kind: 'model', ...only } }
      : undefined;
  };
}

/** A badge of the stock, word for word, where a model is asked for. */
export function badgeRule({ badges }: StockWords, hasModel: boolean): Rule {
  return (words, at) => {
    if (!hasModel) return undefined;
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const key = words
        .slice(at, at + length)
        .map((word) => word.key)
        .join('');
      const value = badges.get(key);
      if (value !== undefined)
        return { length, meaning: { kind: 'choice', attribute: 'badge', value } };
    }
    return undefined;
  };
}
