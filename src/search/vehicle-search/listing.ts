import { availableStatuses } from '#domain/vehicle/availability.ts';
import {
  and,
  equals,
  everything,
  type Expression,
  moreThan,
  not,
  oneOf,
} from '#search/engine/filters/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { Criteria, SortName } from './criteria.ts';
import type { PlaceNear } from './places-near.ts';
import { repaymentFilter, type RepaymentSource } from './repayment/repayment-filter.ts';
import { sortOrders } from './sort-orders.ts';

/** Vehicles that are no longer available. Those that a site still lists count as sold. */
export const soldExpression: Expression = not(oneOf('status', availableStatuses));

/** How a site lists the vehicles for given criteria, in either engine. */
export interface Listing {
  /** Applies to the whole listing; the shopper's choices and ranges are added as refinements. */
  filter: Expression;
  /** Undefined for the best match first. */
  sort: readonly SortBy[] | undefined;
  /** Successive parts of the list, for orders that no column provides. Most lists have one part. */
  parts: readonly Expression[];
}

/**
 * @param near the places within the search radius, nearest first; undefined if the search is not around a place
 * @param repayments undefined if the search has no bound on the repayment
 */
export function listingOf(
  {
    query,
    sortBy: requested,
    ranges,
    terms,
  }: Pick<Criteria, 'query' | 'sortBy' | 'ranges' | 'terms'>,
  { search }: Pick<SiteSettings, 'search'>,
  near: readonly PlaceNear[] | undefined,
  repayments: RepaymentSource | undefined,
): Listing {
  const sortBy = requested ?? (query ? undefined : search.default_sort);
  const needsPrice = sortBy === 'price_asc' && search.price_ascending_needs_price;
  const places = near?.map(({ place }) => place);
  return {
    filter: and(
      ...(needsPrice ? [moreThan('price', 0)] : []),
      ...(places ? [oneOf('place', places)] : []),
      ...(repayments ? [repaymentFilter(ranges.repayment ?? {}, terms, repayments)] : []),
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

/** The listed series one after the other, then the rest. Source: specification 1, section 9. */
function seriesParts(order: readonly string[]): Expression[] {
  return [...order.map((series) => equals('series', series)), not(oneOf('series', order))];
}
