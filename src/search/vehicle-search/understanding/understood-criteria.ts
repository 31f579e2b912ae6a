import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import { type QueryPart, readQuery, type UnderstandingSettings } from './read-query.ts';
import { criteriaOf } from './understand-query.ts';
import { badgesOf } from './words/badges-of.ts';
import { plainly, relaxQuery } from './relax-query.ts';
import { withWiderModels } from './words/wider-models.ts';
import type { UnderstoodQuery } from './relax-query.ts';

/**
 * Turns the words of a query into filters where that loses no matches. If the filters would find nothing, or less
 * than a fifth of what the plain text finds, the least certain words remain text or are dropped.
 */
export async function understoodCriteria(
  criteria: Criteria,
  stock: SiteStock,
  settings: UnderstandingSettings,
): Promise<UnderstoodQuery> {
  if (!criteria.query) return plainly(criteria);
  const vocabulary = await stock.vocabulary();
  const read = async (badges: readonly string[]): Promise<QueryPart[]> =>
    readQuery(criteria, vocabulary, settings, badges);
  const named = await read([]);
  const badges = await badgesOf(criteriaOf(criteria, named), stock, vocabulary);
  const parts = await withWiderModels(badges.length > 0 ? await read(badges) : named, stock);
  if (parts.every(({ meaning }) => !meaning)) return plainly(criteria);
  return relaxQuery(criteria, parts, stock);
}
