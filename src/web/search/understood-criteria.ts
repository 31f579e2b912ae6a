import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import {
  type UnderstandingSettings,
  understandQuery,
} from '#search/vehicle-search/understanding/understand-query.ts';

/**
 * The criteria with the words turned into filters; the very same criteria when nothing is understood, or when the words
 * as they stand find vehicles and the filters none.
 */
export async function understoodCriteria(
  criteria: Criteria,
  stock: SiteStock,
  settings: UnderstandingSettings,
): Promise<Criteria> {
  if (!criteria.query) return criteria;
  const understood = understandQuery(criteria, await stock.vocabulary(), settings);
  if (understood === criteria || (await stock.count(understood)) > 0) return understood;
  return (await stock.count(criteria)) > 0 ? criteria : understood;
}
