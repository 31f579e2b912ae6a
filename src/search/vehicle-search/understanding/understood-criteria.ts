import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import { type Part, readQuery, type UnderstandingSettings } from './read-query.ts';
import { criteriaOf } from './understand-query.ts';
import { badgesOf } from './words/badges-of.ts';
import { settledParts } from './settled-parts.ts';
import { withWiderModels } from './words/wider-models.ts';

/** What a search by words came to. */
export interface Understood {
  /** The very same criteria when nothing is understood. */
  criteria: Criteria;
  /** Words that could be filters and stay words, since as filters they would hide most of what they find. */
  asWords: string[];
  /** Words that were left out, since no vehicle has all that was asked for. */
  leftOut: string[];
}

/**
 * The criteria with the words turned into filters, as far as that loses nothing: what would find nothing, or less than a
 * fifth of what the plain words find, keeps its least certain words as words or goes without them.
 */
export async function understoodCriteria(
  criteria: Criteria,
  stock: SiteStock,
  settings: UnderstandingSettings,
): Promise<Understood> {
  const asItIs = { criteria, asWords: [], leftOut: [] };
  if (!criteria.query) return asItIs;
  const vocabulary = await stock.vocabulary();
  const read = async (badges: readonly string[]): Promise<Part[]> =>
    readQuery(criteria, vocabulary, settings, badges);
  const named = await read([]);
  const badges = await badgesOf(criteriaOf(criteria, named), stock, vocabulary);
  const parts = await withWiderModels(badges.length > 0 ? await read(badges) : named, stock);
  if (parts.every(({ meaning }) => !meaning)) return asItIs;
  return settledParts(criteria, parts, stock);
}
