import type { SortBy } from '#search/engine/search-request.ts';
import type { SortName } from './criteria.ts';

/** The columns behind each order that a shopper can choose. */
export const sortOrders: Readonly<Record<SortName, readonly SortBy[]>> = {
  featured: [{ by: 'featured_rank', direction: 'desc' }],
  price_asc: [{ by: 'price', direction: 'asc' }],
  price_desc: [{ by: 'price', direction: 'desc' }],
  km_asc: [{ by: 'km', direction: 'asc' }],
  year_desc: [{ by: 'year_rank', direction: 'desc' }],
  newest: [{ by: 'created_at_timestamp', direction: 'desc' }],
  // within one place; the places themselves are sorted by distance
  nearest: [{ by: 'featured_rank', direction: 'desc' }],
};
