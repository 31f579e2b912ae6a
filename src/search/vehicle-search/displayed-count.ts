import type { StockPage } from './stock-search.ts';

/** Above this many results, the page shows a different count. Source: specification 1, section 9. */
const COUNT_SWITCH = 1999;

/**
 * The number of results to display: the exact total up to 1999; above that, the number in stock or, if that was not
 * counted, the sum over the car types. Source: specification 1, section 2, "Search page".
 */
export function displayedCount({ total, facets }: Pick<StockPage, 'total' | 'facets'>): number {
  if (total <= COUNT_SWITCH) return total;
  const inStock = facets['status']?.find(([status]) => status === 'in_stock')?.[1];
  if (inStock !== undefined) return inStock;
  const carTypes = facets['car_type'] ?? [];
  return carTypes.length > 0 ? carTypes.reduce((sum, [, count]) => sum + count, 0) : total;
}
