import type { StockPage } from './stock-search.ts';

/** Above this many results another count is shown. Source: specification 1, section 9. */
const COUNT_SWITCH = 1999;

/**
 * The number of results a page speaks of: the exact one up to 1999; above, how many of them are in stock, or, where
 * that is not counted, the sum of the counted kinds. Source: specification 1, section 2, "Search page".
 */
export function displayedCount({ total, facets }: Pick<StockPage, 'total' | 'facets'>): number {
  if (total <= COUNT_SWITCH) return total;
  const inStock = facets['status']?.find(([status]) => status === 'in_stock')?.[1];
  if (inStock !== undefined) return inStock;
  const kinds = facets['car_type'] ?? [];
  return kinds.length > 0 ? kinds.reduce((sum, [, count]) => sum + count, 0) : total;
}
