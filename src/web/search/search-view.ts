import { dollars } from '#domain/price/dollars.ts';
import {
  type ChoiceAttribute,
  choiceAttributes,
  type Criteria,
  type Range,
  type RangeAttribute,
  rangeAttributes,
  type SortName,
  sortNames,
  withChoice,
  withoutRange,
} from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/search-url.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type CardView, cardView } from './card-view.ts';
import { facetLabels, sortLabels, valueLabel } from './facet-labels.ts';
import { pageLinks, type PageLink } from './page-links.ts';
import { searchHeading } from './search-heading.ts';

/** The search page, worded. */
export interface SearchView {
  heading: string;
  /** `1,204 cars` */
  count: string;
  total: number;
  /** The one address of this search. */
  canonical: string;
  cards: CardView[];
  facets: FacetView[];
  chips: ChipView[];
  /** The site's own order has the empty value: it needs no word in the address. */
  sorts: { value: SortName | ''; label: string; selected: boolean }[];
  /** What is asked for and has no filter on the page; without it the next change would forget it. */
  hidden: { name: string; value: string }[];
  query: string;
  keywordPlaceholder: string;
  pages: PageLink[];
  /** The neighbouring pages, for the arrows and for search engines. */
  previous: string | undefined;
  next: string | undefined;
  /** The same search without filters. */
  clear: string;
  /** `Show me 1,204 cars` */
  showMe: string;
}

export type FacetView = ChoiceFacetView | RangeFacetView;

export interface ChoiceFacetView {
  kind: 'choice';
  attribute: ChoiceAttribute;
  label: string;
  values: FacetValueView[];
  /** So many are seen at once; the rest is behind a button. */
  shownInitially: number;
  selected: number;
}

export interface FacetValueView {
  value: string;
  label: string;
  count: number;
  selected: boolean;
}

export interface RangeFacetView {
  kind: 'range';
  attribute: RangeAttribute;
  label: string;
  /** The stock's own bounds. */
  least: number;
  greatest: number;
  min: number | undefined;
  max: number | undefined;
  unit: 'dollars' | 'dollars a week' | 'km' | 'year';
}

/** A filter that is on, with the address of the search without it. */
export interface ChipView {
  label: string;
  remove: string;
}

const SHOWN_INITIALLY = 8;
/** A year of four digits needs no thousands' comma, and so on. */
const rangeUnits: Record<RangeAttribute, RangeFacetView['unit']> = {
  price: 'dollars',
  subscription_price: 'dollars a week',
  km: 'km',
  year: 'year',
};

export function searchView(
  criteria: Criteria,
  found: StockPage,
  settings: SiteSettings,
  now: Date,
): SearchView {
  const { vehicle_type: words, search } = settings;
  const asked = { ...criteria, page: found.page };
  const amount = found.total.toLocaleString('en-AU');
  const noun = found.total === 1 ? words.singular : words.plural;
  const facets = facetViews(criteria, found, settings);
  const pageUrl = (page: number): string => searchUrl({ ...asked, page });
  return {
    heading: searchHeading(criteria, words),
    count: `${amount} ${noun}`,
    total: found.total,
    canonical: searchUrl(asked),
    cards: found.vehicles.map((vehicle) => cardView(vehicle, settings, now)),
    facets,
    hidden: hiddenCriteria(criteria, facets),
    chips: chipViews(criteria),
    sorts: sortViews(criteria, search.default_sort),
    query: criteria.query ?? '',
    keywordPlaceholder: search.keyword_placeholder,
    pages: pageLinks(found.page, found.pages, pageUrl),
    previous: found.page > 1 ? pageUrl(found.page - 1) : undefined,
    next: found.page < found.pages ? pageUrl(found.page + 1) : undefined,
    clear: searchUrl({
      page: 1,
      choices: {},
      ranges: {},
      ...(criteria.sortBy && { sortBy: criteria.sortBy }),
    }),
    showMe: `Show me ${amount} ${noun}`,
  };
}

/** Words are answered by how well they match, unless another order is asked for. */
function sortViews(criteria: Criteria, usual: SortName): SearchView['sorts'] {
  const first = criteria.query === undefined ? usual : undefined;
  const sorts = sortNames.map((value) => ({
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

function facetViews(criteria: Criteria, found: StockPage, { search }: SiteSettings): FacetView[] {
  return search.facets.flatMap((attribute): FacetView[] => {
    const choice = choiceAttributes.find((known) => known === attribute);
    const range = rangeAttributes.find((known) => known === attribute);
    if (range) return rangeFacet(range, criteria.ranges[range], found);
    if (!choice) return [];
    // models of every make at once help nobody
    if (choice === 'model' && !criteria.choices.make && !criteria.choices.model) return [];
    if (choice === 'badge' && !criteria.choices.model && !criteria.choices.badge) return [];
    const selected = criteria.choices[choice] ?? [];
    const limit = search.facet_limits[choice === 'dealership_slug' ? 'dealership_name' : choice];
    const values = facetValues(choice, found.facets[choice] ?? [], selected, limit);
    const isChoice = values.length > 1 || selected.length > 0;
    if (!isChoice) return [];
    return [
      {
        kind: 'choice',
        attribute: choice,
        label: facetLabels[choice],
        values,
        shownInitially: choice === 'make' ? search.makes_shown_initially : SHOWN_INITIALLY,
        selected: selected.length,
      },
    ];
  });
}

/** The most frequent values up to the limit; what is selected is always among them. */
function facetValues(
  attribute: ChoiceAttribute,
  counts: readonly (readonly [string, number])[],
  selected: readonly string[],
  limit = 200,
): FacetValueView[] {
  const isSelected = (value: string): boolean =>
    selected.some((chosen) => chosen.toLowerCase() === value.toLowerCase());
  const listed = counts.filter(([value], index) => index < limit || isSelected(value));
  const missing = selected.filter(
    (chosen) => !counts.some(([value]) => value.toLowerCase() === chosen.toLowerCase()),
  );
  const entries = [...listed, ...missing.map((value) => [value, 0] as const)];
  const views = entries.map(([value, count]) => ({
    value,
    label: valueLabel(attribute, value),
    count,
    selected: isSelected(value),
  }));
  return attribute === 'seats' ? views.sort((a, b) => Number(a.value) - Number(b.value)) : views;
}

function rangeFacet(
  attribute: RangeAttribute,
  range: Range | undefined,
  { stats }: StockPage,
): RangeFacetView[] {
  const bounds = stats[attribute];
  if (!bounds || (bounds.min === bounds.max && !range)) return [];
  return [
    {
      kind: 'range',
      attribute,
      label: facetLabels[attribute],
      least: bounds.min,
      greatest: bounds.max,
      min: range?.min,
      max: range?.max,
      unit: rangeUnits[attribute],
    },
  ];
}

function chipViews(criteria: Criteria): ChipView[] {
  const { query, ...withoutQuery } = criteria;
  const chips: ChipView[] = query
    ? [{ label: `“${query}”`, remove: searchUrl({ ...withoutQuery, page: 1 }) }]
    : [];
  for (const attribute of choiceAttributes) {
    const values = criteria.choices[attribute] ?? [];
    for (const value of values) {
      const others = values.filter((other) => other !== value);
      chips.push({
        label: valueLabel(attribute, value),
        remove: searchUrl(withChoice(criteria, attribute, others)),
      });
    }
  }
  for (const attribute of rangeAttributes) {
    const range = criteria.ranges[attribute];
    if (range) {
      chips.push({
        label: rangeLabel(attribute, range),
        remove: searchUrl(withoutRange(criteria, attribute)),
      });
    }
  }
  return chips;
}

function rangeLabel(attribute: RangeAttribute, { min, max }: Range): string {
  const word = (value: number): string => {
    if (attribute === 'year') return String(value);
    if (attribute === 'km') return `${value.toLocaleString('en-AU')} km`;
    return attribute === 'subscription_price' ? `${dollars(value)} / week` : dollars(value);
  };
  if (min !== undefined && max !== undefined) return `${word(min)} to ${word(max)}`;
  return min !== undefined ? `From ${word(min)}` : `Up to ${word(max ?? 0)}`;
}
