import { allowedTypos, nearTerms } from '#search/engine/text/near-terms.ts';
import { textLimits } from '#search/engine/text/text-query.ts';
import { textUnits } from '#search/engine/text/text-tokens.ts';
import { Vocabulary } from '#search/engine/text/vocabulary.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-vocabulary.ts';

/** A value of a facet in the service's format. */
export interface FacetHit {
  value: string;
  count: number;
}

/** A value with its folded words: `CX-5` is `cx` and `5`, joined as `cx5`. */
interface FoldedValue {
  hit: FacetHit;
  words: readonly string[];
  joined: string;
}

/**
 * Finds the values of a facet that match a query, in the order of the counts. Each word of the query must be a prefix
 * of a word of the value; spaces, punctuation and diacritics do not matter. Typos are accepted only if nothing else
 * matches. Numbers match by their first digits.
 */
export function facetHits(counts: ValueCounts, facetQuery: string | null): FacetHit[] {
  const wanted = textUnits((facetQuery ?? '').slice(0, textLimits.characters)).flat();
  const words = wanted.slice(0, textLimits.words);
  const values = counts.map(([value, count]) => foldedValue({ value, count }));
  if (words.length === 0) {
    // an empty query means all values, one with only punctuation none
    return (facetQuery ?? '').trim() === '' ? values.map(({ hit }) => hit) : [];
  }
  const joined = words.join('');
  const exact = values.filter(
    (value) =>
      value.joined.startsWith(joined) ||
      words.every((word) => value.words.some((each) => each.startsWith(word))),
  );
  return (exact.length > 0 ? exact : nearValues(values, words)).map(({ hit }) => hit);
}

function foldedValue(hit: FacetHit): FoldedValue {
  const words = textUnits(hit.value).flat();
  return { hit, words, joined: words.join('') };
}

function nearValues(values: readonly FoldedValue[], words: readonly string[]): FoldedValue[] {
  const vocabulary = new Vocabulary();
  for (const value of values) for (const word of value.words) vocabulary.add(word);
  const near = words.map((word) => {
    const terms = nearTerms(vocabulary, word, allowedTypos(word), true);
    return new Set(terms.map(({ id }) => vocabulary.termOf(id)));
  });
  return values.filter((value) =>
    near.every((terms) => value.words.some((word) => terms.has(word))),
  );
}
