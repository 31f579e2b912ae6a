import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { type Criteria, distancesKm } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import {
  centreLabel,
  rangeValueLabel,
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

/** What a search without results offers instead. */
export interface BroaderSearches {
  searches: BroaderSearch[];
  /** Vehicles of the closest of them. */
  nearest: CardDocument[];
}

const MAX_OFFERED = 4;
/** Pairs of filters are tried only up to this many filters, because each try is a search. */
const MAX_PAIRED = 6;
/** Vehicles; a row on a wide screen. */
const MAX_NEAREST = 3;
/** A limit in dollars is raised by these shares of it. */
const RAISED_BY = [0.1, 0.25, 0.5] as const;

/**
 * Alternatives to a search without results, closest first: a greater distance, a higher price or repayment, then the
 * search without one filter, or if none has results, without two. Each is counted by its own search.
 */
export async function broaderSearches(
  criteria: Criteria,
  stock: SiteStock,
  settings: SiteSettings,
): Promise<BroaderSearches> {
  const filters = removableFilters(criteria, settings.dealerships).map((filter) => ({
    label: `Without ${quoted(filter.label)}`,
    without: filter.without,
  }));
  const wider = [
    ...(await firstWithResults(widerDistances(criteria), stock)),
    ...(await firstWithResults(raisedLimits(criteria, 'price'), stock)),
    ...(await firstWithResults(raisedLimits(criteria, 'repayment'), stock)),
  ];
  const tried = [filters, withoutPairs(criteria, settings)];
  // sold vehicles come last: they help nobody who can have another one
  const reduced = await firstGroupWithResults(
    [
      ...tried.map((group) => group.filter((filter) => keepsStock(filter, criteria))),
      ...tried.map((group) => group.filter((filter) => !keepsStock(filter, criteria))),
    ],
    stock,
  );
  const { vehicle_type: noun } = settings;
  const offered = [...wider, ...reduced.toSorted((a, b) => a.count - b.count)];
  const [closest] = offered;
  return {
    searches: offered.slice(0, MAX_OFFERED).map(({ label, without, count }) => ({
      label,
      count: `${count.toLocaleString('en-AU')} ${count === 1 ? noun.singular : noun.plural}`,
      path: searchUrl(without),
    })),
    nearest: closest
      ? await stock.first(inNearestOrder(closest.without, criteria), MAX_NEAREST)
      : [],
  };
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

async function firstGroupWithResults(
  groups: readonly (readonly RemovableFilter[])[],
  stock: SiteStock,
): Promise<Counted[]> {
  for (const group of groups) {
    const counted = await withResults(group, stock);
    if (counted.length > 0) return counted;
  }
  return [];
}

/** Whether a search for vehicles in stock still asks for them. */
function keepsStock({ without }: RemovableFilter, { choices }: Criteria): boolean {
  return choices.status === undefined || without.choices.status !== undefined;
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

/** Begins with what is nearest to the limits that were asked for. */
function inNearestOrder(criteria: Criteria, { sortBy, ranges }: Criteria): Criteria {
  const { price, repayment, km, year } = ranges;
  const hasBudget = price?.max !== undefined || repayment?.max !== undefined;
  const order =
    sortBy ??
    (hasBudget ? 'price_asc' : undefined) ??
    (km?.max === undefined ? undefined : 'km_asc') ??
    (year?.min === undefined ? undefined : 'year_desc');
  return { ...criteria, ...(order && { sortBy: order }) };
}

function raisedLimits(criteria: Criteria, attribute: 'price' | 'repayment'): RemovableFilter[] {
  const range = criteria.ranges[attribute];
  const { max } = range ?? {};
  if (max === undefined) return [];
  const step = attribute === 'price' ? 500 : 5;
  return RAISED_BY.map((share) => {
    const raised = Math.ceil((max * (1 + share)) / step) * step;
    return {
      label: `Up to ${rangeValueLabel(attribute, raised)}`,
      without: {
        ...criteria,
        page: 1,
        ranges: { ...criteria.ranges, [attribute]: { ...range, max: raised } },
      },
    };
  });
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
