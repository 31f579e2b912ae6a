import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { withMeaning } from './meaning.ts';
import { stockWords } from './words/stock-words.ts';
import { type QueryPart, readQuery, type UnderstandingSettings } from './read-query.ts';

/**
 * Turns the words of a query that belong to this stock or to the trade into filters: "7 seat diesel suv
 * under 40k brisbane". The rest remains a text search. Deterministic for a given stock, and idempotent. Does not check
 * whether such a vehicle exists.
 */
export function understandQuery(
  criteria: Criteria,
  vocabulary: StockVocabulary,
  settings: UnderstandingSettings,
): Criteria {
  const { badges } = stockWords(vocabulary, settings);
  const hasModel = (parts: readonly QueryPart[]): boolean =>
    parts.some(({ meaning }) => meaning?.kind === 'model') || criteria.choices.model !== undefined;
  const parts = readQuery(criteria, vocabulary, settings, []);
  return criteriaOf(
    criteria,
    hasModel(parts) ? readQuery(criteria, vocabulary, settings, badges) : parts,
  );
}

/** Turns parts with a meaning into filters and the others into the text query; unchanged if no part has a meaning. */
export function criteriaOf(criteria: Criteria, parts: readonly QueryPart[]): Criteria {
  const meanings = parts.flatMap(({ meaning }) => meaning ?? []);
  if (meanings.length === 0) return criteria;
  const { query: _, ...others } = criteria;
  const isUse = ({ kind }: { kind: string }): boolean => kind === 'use';
  const filtered = [
    ...meanings.filter((meaning) => !isUse(meaning)),
    ...meanings.filter((meaning) => isUse(meaning)),
  ].reduce(withMeaning, { ...others, page: 1 });
  const left = parts.filter(({ meaning, isFiller }) => !meaning && !isFiller);
  return left.length > 0
    ? { ...filtered, query: left.map(({ words }) => words).join(' ') }
    : filtered;
}
