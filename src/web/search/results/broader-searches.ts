import { type Criteria, distancesKm } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import {
  centreLabel,
  type RemovableFilter,
  removableFilters,
} from '#web/search/facets/chip-views.ts';

/** A search with fewer or wider filters that has results. */
export interface BroaderSearch {
  /** `Without “Brisbane”` */
  label: string;
  /** `12 cars` */
  count: string;
  path: string;
}

const MAX_OFFERED = 4;
/** Pairs of filters are tried only up to this many filters, because each try is a search. */
const MAX_PAIRED = 6;

/**
 * Alternatives to a search without results, closest first: a greater distance, then the search without one filter, or
 * if none has results, without two. Each is counted by its own search.
 */
export async function broaderSearches(
  criteria: Criteria,
  stock: SiteStock,
  settings: SiteSettings,
): Promise<BroaderSearch[]> {
  const filters = removableFilters(criteria, settings.dealerships).map((filter) => ({
    label: `Without ${quoted(filter.label)}`,
    without: filter.without,
  }));
  const wider = await firstWithResults(widerDistances(criteria), stock);
  const withoutOne = await withResults(filters, stock);
  const reduced =
    withoutOne.length > 0 ? withoutOne : await withResults(withoutPairs(criteria, settings), stock);
  const { vehicle_type: noun } = settings;
  return [...wider, ...reduced.toSorted((a, b) => a.count - b.count)]
    .slice(0, MAX_OFFERED)
    .map(({ label, without, count }) => ({
      label,
      count: `${count.toLocaleString('en-AU')} ${count === 1 ? noun.singular : noun.plural}`,
      path: searchUrl(without),
    }));
}

type Counted = RemovableFilter & { count: number };

async function withResults(
  filters: readonly RemovableFilter[],
  stock: SiteStock,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const filter of filters) {
    const count = await stock.count(filter.without);
    if (count > 0) counted.push({ ...filter, count });
  }
  return counted;
}

async function firstWithResults(
  filters: readonly RemovableFilter[],
  stock: SiteStock,
): Promise<Counted[]> {
  for (const filter of filters) {
    const count = await stock.count(filter.without);
    if (count > 0) return [{ ...filter, count }];
  }
  return [];
}

function widerDistances(criteria: Criteria): RemovableFilter[] {
  const { near } = criteria;
  if (!near) return [];
  return distancesKm
    .filter((km) => km > near.km)
    .map((km) => ({
      label: `Within ${km} km of ${centreLabel(near)}`,
      without: { ...criteria, page: 1, near: { ...near, km } },
    }));
}

function withoutPairs(criteria: Criteria, { dealerships }: SiteSettings): RemovableFilter[] {
  const filters = removableFilters(criteria, dealerships);
  if (filters.length > MAX_PAIRED) return [];
  return filters.flatMap((first, at) =>
    removableFilters(first.without, dealerships)
      .slice(at)
      .map((second) => ({
        label: `Without ${quoted(first.label)} and ${quoted(second.label)}`,
        without: second.without,
      })),
  );
}

function quoted(label: string): string {
  return label.startsWith('“') ? label : `“${label}”`;
}
