import { choiceAttributes, rangeAttributes } from '#domain/vehicle/facets.ts';
import {
  type Criteria,
  type DistanceKm,
  distancesKm,
  everything,
  type SortName,
  sortNames,
} from '#search/vehicle-search/criteria.ts';
import { displayedCount } from '#search/vehicle-search/displayed-count.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import type { FeatureBannerLink } from '#web/promotion/feature-banner.tsx';
import { type ChipView, chipViews } from './facets/chip-views.ts';
import { sortLabels } from './facets/facet-labels.ts';
import { type FacetView, facetViews } from './facets/facet-views.ts';
import { type ResultTile, resultTiles } from './results/result-tiles.ts';
import { searchHeading } from './results/search-heading.ts';
import type { LooserSearch } from './results/looser-searches.ts';
import { searchNotes } from './results/search-notes.ts';
import { showMeLabel } from './facets/show-me-label.ts';
import { type SearchMemory, searchMemory } from './suggestions/search-memory.ts';
import type { Understood } from '#search/vehicle-search/understanding/understood-criteria.ts';

/** The search page, worded. */
export interface SearchView {
  heading: string;
  /** `1,204 cars` */
  count: string;
  total: number;
  /** The one address of this search. */
  canonical: string;
  /** The vehicles, with promotions among them. */
  tiles: ResultTile[];
  facets: FacetView[];
  chips: ChipView[];
  /** The site's own order has the empty value: it needs no word in the address. */
  sorts: { value: SortName | ''; label: string; selected: boolean }[];
  /** What is asked for and has no filter on the page; without it the next change would forget it. */
  hidden: { name: string; value: string }[];
  query: string;
  keywordPlaceholder: string;
  /** Offers what may be meant while a shopper types. */
  suggests: boolean;
  paging: PagingView;
  /** Every vehicle, in the same order. */
  clear: string;
  /** What was not done as it was typed. */
  notes: string[];
  /** Ways on from a search that finds nothing. */
  looser: readonly LooserSearch[];
  /** The same words without filters; where there are no filters, every vehicle. */
  unfiltered: string;
  /** `229 in stock`, where the count has others in it. */
  inStock: string | undefined;
  /** `Show Me 1,204 cars` */
  showMe: string;
  /** The search around a postcode; undefined where the site has none. */
  near: NearView | undefined;
  banner: FeatureBannerLink[];
  /** What the browser may remember of this search. */
  memory: SearchMemory | undefined;
}

/** A postcode that nobody knows asks for nothing, and is said to be wrong. */
export interface NearView {
  postcode: string;
  km: DistanceKm;
  distances: readonly DistanceKm[];
  fault: string | undefined;
}

/** What only the loader knows of a search. */
export interface SearchFindings {
  /** What was asked for and is no postcode. */
  unknownPostcode?: string | undefined;
  understood?: Pick<Understood, 'asWords' | 'leftOut'>;
  looser?: readonly LooserSearch[];
}

export function searchView(
  criteria: Criteria,
  found: StockPage,
  settings: SiteSettings,
  now: Date,
  viewsOf: (vehicleId: number) => number,
  { unknownPostcode, understood, looser = [] }: SearchFindings = {},
): SearchView {
  const { vehicle_type: words, search, feature_banner: banner } = settings;
  const asked = { ...criteria, page: found.page };
  const displayed = displayedCount(found);
  const count = `${displayed.toLocaleString('en-AU')} ${displayed === 1 ? words.singular : words.plural}`;
  const facets = facetViews(criteria, found, settings);
  const chips = chipViews(criteria, settings.dealerships);
  return {
    heading: searchHeading(criteria, words, settings.dealerships),
    count,
    total: found.total,
    canonical: searchUrl(asked),
    tiles: resultTiles(asked, found, settings, now, viewsOf),
    facets,
    hidden: hiddenCriteria(criteria, facets),
    chips,
    sorts: sortViews(criteria, search.default_sort),
    near: search.distance ? nearView(criteria, unknownPostcode) : undefined,
    query: criteria.query ?? '',
    keywordPlaceholder: search.keyword_placeholder,
    suggests: search.suggestions,
    paging: pagingView(found, (page) => searchUrl({ ...asked, page })),
    clear: searchUrl({ ...everything, ...sortOf(criteria) }),
    notes: understood ? searchNotes(understood, words) : [],
    looser,
    unfiltered: unfilteredSearch(criteria),
    inStock: inStockText(found, displayed),
    showMe: showMeLabel(displayed, words),
    banner: banner.enabled ? banner.links : [],
    memory: search.history ? searchMemory(criteria, chips) : undefined,
  };
}

function sortOf({ sortBy }: Criteria): Pick<Criteria, 'sortBy'> {
  return sortBy ? { sortBy } : {};
}

function unfilteredSearch(criteria: Criteria): string {
  const { query } = criteria;
  const all = { ...everything, ...sortOf(criteria) };
  const unfiltered = searchUrl({ ...all, ...(query && { query }) });
  return unfiltered === searchUrl({ ...criteria, page: 1 }) ? searchUrl(all) : unfiltered;
}

/** Coming and just sold vehicles are listed beside those in stock, of which the home page tells the number. */
function inStockText({ facets }: StockPage, displayed: number): string | undefined {
  const inStock = facets['status']?.find(([status]) => status === 'in_stock')?.[1] ?? 0;
  const others = facets['status']?.some(([status]) => status !== 'in_stock') ?? false;
  return others && inStock > 0 && inStock < displayed
    ? `${inStock.toLocaleString('en-AU')} in stock`
    : undefined;
}

function nearView({ near }: Criteria, unknownPostcode: string | undefined): NearView {
  return {
    postcode: near?.postcode ?? unknownPostcode ?? '',
    km: near?.km ?? 50,
    distances: distancesKm,
    fault: unknownPostcode === undefined ? undefined : 'Invalid postcode',
  };
}

/** Words are answered by how well they match, unless another order is asked for. */
function sortViews(criteria: Criteria, usual: SortName): SearchView['sorts'] {
  const first = criteria.query === undefined ? usual : undefined;
  const offered = sortNames.filter((name) => name !== 'nearest' || criteria.near);
  const sorts = offered.map((value) => ({
    value: value === first ? ('' as const) : value,
    label: sortLabels[value],
    selected: value === (criteria.sortBy ?? first),
  }));
  const bestMatch = {
    value: '' as const,
    label: 'Best match',
    selected: criteria.sortBy === undefined,
  };
  return criteria.query === undefined ? sorts : [bestMatch, ...sorts];
}

function hiddenCriteria(
  { choices, ranges }: Criteria,
  facets: readonly FacetView[],
): { name: string; value: string }[] {
  const isShown = (attribute: string): boolean =>
    facets.some((facet) => facet.attribute === attribute);
  const chosen = choiceAttributes.filter((attribute) => !isShown(attribute));
  const ranged = rangeAttributes.filter((attribute) => !isShown(attribute));
  return [
    ...chosen.flatMap((name) => (choices[name] ?? []).map((value) => ({ name, value }))),
    ...ranged.flatMap((attribute) => {
      const range = ranges[attribute];
      return range
        ? [{ name: `range[${attribute}]`, value: `${range.min ?? ''}:${range.max ?? ''}` }]
        : [];
    }),
  ];
}
