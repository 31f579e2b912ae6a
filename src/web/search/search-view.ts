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
import { searchUrl, termsParameters } from '#search/vehicle-search/address/search-url.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { templates } from '#site/templates.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import type { FeatureBannerLink } from '#web/promotion/feature-banner.tsx';
import { type ChipView, chipViews } from './facets/chip-views.ts';
import { sortLabels } from './facets/facet-labels.ts';
import { type FacetView, facetViews } from './facets/facet-views.ts';
import { type ResultTile, resultTiles } from './results/result-tiles.ts';
import { searchHeading } from './results/search-heading.ts';
import { type CardView, cardView } from './results/card-view.ts';
import type { BroaderSearch, BroaderSearches } from './results/broader-searches.ts';
import { amountNotes, isReversed, rangeNotes, searchNotes } from './results/search-notes.ts';
import { type QuickChipView, quickChipViews } from './results/quick-chip-views.ts';
import { showMeLabel } from './facets/show-me-label.ts';
import { type RecentSearch, recentSearch } from './suggestions/recent-search.ts';
import { yardsOf } from './yards/yards-view.ts';
import { isAmountText } from '#search/vehicle-search/understanding/rules/unread-amount-rule.ts';
import type { UnderstoodQuery } from '#search/vehicle-search/understanding/relax-query.ts';

/** A way to show the vehicles. */
export interface LayoutView extends LinkView {
  isCurrent: boolean;
}

/** The search page. */
export interface SearchView {
  heading: string;
  /** `1,204 cars` */
  count: string;
  total: number;
  /** The canonical address of this search. */
  canonical: string;
  /** The vehicles, with promotions among them. */
  tiles: ResultTile[];
  facets: FacetView[];
  chips: ChipView[];
  /** Usual searches, while no filter is on. */
  quick: QuickChipView[];
  /** The default order has the empty value, because it is not part of the address. */
  sorts: { value: SortName | ''; label: string; selected: boolean }[];
  /** Criteria without a filter on the page, as hidden fields so that the next change keeps them. */
  hidden: { name: string; value: string }[];
  query: string;
  keywordPlaceholder: string;
  /** Whether to suggest searches while a shopper types. */
  suggests: boolean;
  paging: PagingView;
  /** The ways to show the vehicles, pictures first; empty if the template has only one. */
  layouts: LayoutView[];
  /** Whether they are shown as a list. */
  isList: boolean;
  /** The address of all vehicles, in the same order. */
  clear: string;
  /** The page that saves this search; undefined if the site has no saved searches, or no vehicle could ever match. */
  save: string | undefined;
  /** Notes about search words and amounts that did not become filters. */
  notes: string[];
  /** Alternatives to a search without results. */
  broader: readonly BroaderSearch[];
  /** The cards of the closest alternative. */
  nearest: CardView[];
  /** Whether the site lists no vehicle at all, so that there is nothing to search. */
  isEmpty: boolean;
  /** The address of the same words without filters, or without filters, of all vehicles. */
  unfiltered: string;
  /** `229 in stock`, if the count includes others. */
  inStock: string | undefined;
  /** `Show Me 1,204 cars` */
  showMe: string;
  /** The distance filter; undefined if the site does not offer it. */
  near: NearView | undefined;
  /** Whether there are several yards, which a map can show. */
  hasYards: boolean;
  banner: FeatureBannerLink[];
  /** The search to record as recent. */
  recentSearch: RecentSearch | undefined;
}

/** The distance filter. An unknown postcode is ignored and reported in `fault`. */
export interface NearView {
  postcode: string;
  km: DistanceKm;
  distances: readonly DistanceKm[];
  fault: string | undefined;
}

/** Results of the loader that the view needs. */
export interface SearchFindings {
  /** The postcode entered, if it does not exist. */
  unknownPostcode?: string | undefined;
  /** The texts in the price fields that are not amounts. */
  unreadAmounts?: readonly string[];
  understood?: Omit<UnderstoodQuery, 'criteria'>;
  broader?: BroaderSearches | undefined;
  isEmpty?: boolean;
  /** See `SearchVocabulary`. */
  hasRepayments?: boolean;
}

export function searchView(
  criteria: Criteria,
  found: StockPage,
  settings: SiteSettings,
  now: Date,
  viewsOf: (vehicleId: number) => number,
  {
    unknownPostcode,
    unreadAmounts = [],
    understood,
    broader,
    isEmpty = false,
    hasRepayments = false,
  }: SearchFindings = {},
): SearchView {
  const { vehicle_type: noun, search, feature_banner: banner } = settings;
  const effective = { ...criteria, page: found.page };
  const displayed = displayedCount(found);
  const count = `${displayed.toLocaleString('en-AU')} ${displayed === 1 ? noun.singular : noun.plural}`;
  const facets = facetViews(criteria, found, settings, hasRepayments);
  const chips = chipViews(criteria, settings.dealerships);
  const isHopeless =
    found.total === 0 &&
    (isAmountText(criteria.query ?? '') || Object.values(criteria.ranges).some(isReversed));
  return {
    heading: searchHeading(criteria, noun, settings.dealerships),
    count,
    total: found.total,
    canonical: searchUrl(withoutTerms(withoutStock(withoutLayout(effective)))),
    tiles: resultTiles(effective, found, settings, now, viewsOf),
    facets,
    hidden: [
      ...hiddenCriteria(criteria, facets),
      ...hiddenPlace(criteria, search.distance),
      ...(criteria.layout ? [{ name: 'view', value: criteria.layout }] : []),
    ],
    chips,
    quick:
      chips.length === 0 && found.total > 0
        ? quickChipViews(criteria, found, settings, hasRepayments)
        : [],
    sorts: sortViews(criteria, search.default_sort),
    near: search.distance ? nearView(criteria, unknownPostcode) : undefined,
    query: criteria.query ?? '',
    keywordPlaceholder: search.keyword_placeholder,
    suggests: search.suggestions,
    paging: pagingView(found, (page) => searchUrl({ ...effective, page })),
    layouts: layoutViews(effective, settings),
    isList: effective.layout === 'list' && templates[settings.template].layouts !== undefined,
    clear: searchUrl({ ...everything, ...presentationOf(criteria) }),
    save: settings.alerts.enabled && !isHopeless ? saveSearchPath(criteria) : undefined,
    notes: [
      ...amountNotes(unreadAmounts),
      ...rangeNotes(criteria, noun),
      ...(understood ? searchNotes(understood, noun, search.distance) : []),
    ],
    broader: broader?.searches ?? [],
    nearest: (broader?.nearest ?? []).map((vehicle) =>
      cardView(vehicle, settings, now, viewsOf, criteria.terms),
    ),
    isEmpty,
    unfiltered: unfilteredSearch(criteria),
    inStock: inStockText(found, displayed),
    showMe: showMeLabel(displayed, noun),
    hasYards: yardsOf(settings).length > 1,
    banner: banner.enabled ? banner.links : [],
    recentSearch: search.history ? recentSearch(withoutLayout(criteria), chips) : undefined,
  };
}

/** Without the choice of what is in stock, which nearly all listed vehicles are. */
function withoutStock(criteria: Criteria): Criteria {
  const { status, ...choices } = criteria.choices;
  const isInStock = status?.length === 1 && status[0] === 'in_stock';
  return isInStock ? { ...criteria, choices } : criteria;
}

/** Terms alone change no result. */
function withoutTerms({ terms, ...criteria }: Criteria): Criteria {
  return terms && criteria.ranges.repayment ? { ...criteria, terms } : criteria;
}

function withoutLayout({ layout: _, ...criteria }: Criteria): Criteria {
  return criteria;
}

function layoutViews(criteria: Criteria, { template }: SiteSettings): LayoutView[] {
  const names = templates[template].layouts;
  if (!names) return [];
  const isList = criteria.layout === 'list';
  return [
    { label: names.pictures, href: searchUrl(withoutLayout(criteria)), isCurrent: !isList },
    { label: names.list, href: searchUrl({ ...criteria, layout: 'list' }), isCurrent: isList },
  ];
}

/** How the vehicles are shown, whichever they are. */
function presentationOf({ sortBy, layout }: Criteria): Pick<Criteria, 'sortBy' | 'layout'> {
  return { ...(sortBy && { sortBy }), ...(layout && { layout }) };
}

/** A saved search has neither a page nor an order or layout. */
function saveSearchPath({ sortBy: _, layout: _layout, ...criteria }: Criteria): string {
  return `/save-search?search=${encodeURIComponent(searchUrl({ ...criteria, page: 1 }))}`;
}

function unfilteredSearch(criteria: Criteria): string {
  const { query } = criteria;
  const all = { ...everything, ...presentationOf(criteria) };
  const unfiltered = searchUrl({ ...all, ...(query && { query }) });
  return unfiltered === searchUrl({ ...criteria, page: 1 }) ? searchUrl(all) : unfiltered;
}

/** The number in stock, shown if the count includes coming or recently sold vehicles. */
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

/** The sort orders. A search with words is sorted by best match unless another order is chosen. */
function sortViews(criteria: Criteria, defaultSort: SortName): SearchView['sorts'] {
  const implied = criteria.query === undefined ? defaultSort : undefined;
  const offered = sortNames.filter((name) => name !== 'nearest' || criteria.near);
  const sorts = offered.map((value) => ({
    value: value === implied ? ('' as const) : value,
    label: sortLabels[value],
    selected: value === (criteria.sortBy ?? implied),
  }));
  const bestMatch = {
    value: '' as const,
    label: 'Best match',
    selected: criteria.sortBy === undefined,
  };
  return criteria.query === undefined ? sorts : [bestMatch, ...sorts];
}

/** The suburb has no field of its own, and on a site without the distance filter its postcode has none either. */
function hiddenPlace({ near }: Criteria, hasFilter: boolean): { name: string; value: string }[] {
  if (!near) return [];
  const { postcode, suburb, km } = near;
  return [
    ...(suburb === undefined ? [] : [{ name: 'suburb', value: suburb }]),
    ...(hasFilter
      ? []
      : [
          { name: 'postcode', value: postcode },
          { name: 'distance', value: String(km) },
        ]),
  ];
}

function hiddenCriteria(
  { choices, ranges, terms }: Criteria,
  facets: readonly FacetView[],
): { name: string; value: string }[] {
  const hasRepayment = facets.some((facet) => facet.kind === 'range' && facet.repayment);
  const isShown = (attribute: string): boolean =>
    facets.some((facet) => facet.attribute === attribute) ||
    (attribute === 'repayment' && hasRepayment);
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
    ...(hasRepayment ? [] : termsParameters(terms).map(([name, value]) => ({ name, value }))),
  ];
}
