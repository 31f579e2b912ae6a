import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { withMeaning } from './meaning.ts';
import { stockWords } from './words/stock-words.ts';
import { type Part, readQuery, type UnderstandingSettings } from './read-query.ts';

/**
 * Turns the words of a search into filters, as far as they are words of this stock or of the trade: "7 seat diesel suv
 * under 40k brisbane". What is not understood stays a search by words. Always the same for the same stock, and
 * understanding the result again changes nothing. Whether there is such a vehicle is the caller's question.
 */
export function understandQuery(
  criteria: Criteria,
  vocabulary: StockVocabulary,
  settings: UnderstandingSettings,
): Criteria {
  const { badges } = stockWords(vocabulary, settings.synonyms);
  const hasModel = (parts: readonly Part[]): boolean =>
    parts.some(({ meaning }) => meaning?.kind === 'model') || criteria.choices.model !== undefined;
  const parts = readQuery(criteria, vocabulary, settings, []);
  return criteriaOf(
    criteria,
    hasModel(parts) ? readQuery(criteria, vocabulary, settings, badges) : parts,
  );
}

/** The criteria with the parts that have a meaning as filters and the others as words; the same where none has. */
export function criteriaOf(criteria: Criteria, parts: readonly Part[]): Criteria {
  const meanings = parts.flatMap(({ meaning }) => meaning ?? []);
  if (meanings.length === 0) return criteria;
  const { query: _, ...others } = criteria;
  const isUse = ({ kind }: { kind: string }): boolean => kind === 'use';
  const wished = [
    ...meanings.filter((meaning) => !isUse(meaning)),
    ...meanings.filter((meaning) => isUse(meaning)),
  ].reduce(withMeaning, { ...others, page: 1 });
  const left = parts.filter(({ meaning, isFiller }) => !meaning && !isFiller);
  return left.length > 0 ? { ...wished, query: left.map(({ words }) => words).join(' ') } : wished;
}
