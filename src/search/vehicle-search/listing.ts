import {
  and,
  equals,
  everything,
  type Expression,
  moreThan,
  oneOf,
} from '#search/engine/filters/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { Criteria, SortName } from './criteria.ts';
import type { PlaceNear } from './places-near.ts';
import { seriesParts } from './series-parts.ts';
import { sortOrders } from './sort-orders.ts';

/** How a site lists what a shopper asks for, whichever engine is asked. */
export interface Listing {
  /** What is listed at all; the shopper's choices and ranges come on top. */
  filter: Expression;
  /** Undefined for the best match first. */
  sort: readonly SortBy[] | undefined;
  /** An order that no column has: the parts that the list goes through, one after the other. Most lists are one part. */
  parts: readonly Expression[];
}

/** @param near the places to search in, the nearest first; undefined when the search is around no place */
export function listingOf(
  { query, sortBy: wish }: Pick<Criteria, 'query' | 'sortBy'>,
  { search }: Pick<SiteSettings, 'search'>,
  near: readonly PlaceNear[] | undefined,
): Listing {
  const sortBy = wish ?? (query ? undefined : search.default_sort);
  const needsPrice = sortBy === 'price_asc' && search.price_ascending_needs_price;
  const places = near?.map(({ place }) => place);
  return {
    filter: and(
      ...(needsPrice ? [moreThan('price', 0)] : []),
      ...(places ? [oneOf('place', places)] : []),
    ),
    sort: sortBy && sortOrders[sortBy],
    parts: partsOf(sortBy, near, search.series_order),
  };
}

function partsOf(
  sortBy: SortName | undefined,
  near: readonly PlaceNear[] | undefined,
  seriesOrder: readonly string[],
): readonly Expression[] {
  if (sortBy === 'nearest' && near) return near.map(({ place }) => equals('place', place));
  if (sortBy === 'featured' && seriesOrder.length > 0) return seriesParts(seriesOrder);
  return [everything];
}
