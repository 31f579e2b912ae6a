import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';

const cache = new WeakMap<StockVocabulary, Map<string, readonly string[]>>();

/** The badges of the requested models; none without a model, or if the site has no badge facet. */
export async function badgesOf(
  { choices: { make, model } }: Criteria,
  stock: SiteStock,
  vocabulary: StockVocabulary,
): Promise<readonly string[]> {
  if (!model) return [];
  const ofStock = cache.get(vocabulary) ?? new Map<string, readonly string[]>();
  cache.set(vocabulary, ofStock);
  const key = JSON.stringify([make, model]);
  const before = ofStock.get(key);
  if (before) return before;
  const choices = { ...(make && { make }), model };
  const { facets } = await stock.search({ page: 1, choices, ranges: {} });
  const badges = (facets['badge'] ?? []).map(([badge]) => badge);
  ofStock.set(key, badges);
  return badges;
}
