import {
  type ChoiceAttribute,
  choiceFacet,
  isOffered,
  isRange,
  type RangeAttribute,
  type RangeFacet,
  rangeFacet,
} from '#domain/vehicle/facets.ts';
import type { Criteria, Range } from '#search/vehicle-search/criteria.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { valueLabel } from './facet-labels.ts';

export type FacetView = ChoiceFacetView | RangeFacetView;

export interface ChoiceFacetView {
  kind: 'choice';
  attribute: ChoiceAttribute;
  label: string;
  values: FacetValueView[];
  /** The number of values shown initially; the rest are behind a button. */
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
  /** The lowest and highest value in stock. */
  least: number;
  greatest: number;
  min: number | undefined;
  max: number | undefined;
  unit: RangeFacet['unit'];
  /** Whether to show a slider with the fields. */
  slider: boolean;
  /** Usual amounts for the upper end, in whole dollars. */
  picks: readonly number[];
  /** Beside the price on sites that state repayments: the bound on them. */
  repayment?: RepaymentFacetView;
}

/** A bound on the weekly repayment, with the terms that repayments are worked out on. */
export interface RepaymentFacetView {
  /** Whole dollars a week. */
  min: number | undefined;
  max: number | undefined;
  picks: readonly number[];
  /** Whole dollars; undefined for the usual deposit. */
  deposit: number | undefined;
  /** Undefined for the usual term. */
  years: number | undefined;
  /** `10% of the price` */
  usualDeposit: string;
  usualYears: number;
  /** The terms that a shopper can choose. */
  terms: readonly number[];
}

type SearchSettings = SiteSettings['search'];

const SHOWN_INITIALLY = 8;
/** The maximum number of values; more would be no help. */
const MAX_VALUES = 200;

/** Bounds used if no vehicle has a value. Source: specification 1, section 5, "Slider". */
const DEFAULT_BOUNDS = { min: 0, max: 100_000 };

/**
 * The filters of the page in the site's order, without those that would not change the results.
 * @param hasRepayments see `SearchVocabulary`
 */
export function facetViews(
  criteria: Criteria,
  found: StockPage,
  { search, price, finance }: Pick<SiteSettings, 'search' | 'price' | 'finance'>,
  hasRepayments = false,
): FacetView[] {
  return search.facets.flatMap((attribute): FacetView[] => {
    if (isRange(attribute)) {
      const picks = attribute === 'price' ? price.quick_picks : [];
      const { [attribute]: range, repayment } = criteria.ranges;
      const isBudget = attribute === 'price' && hasRepayments;
      // a bound on the repayment can be changed even if it finds nothing
      const shown = range ?? (isBudget && repayment ? {} : undefined);
      const views = rangeView(attribute, shown, found, search, picks);
      return isBudget
        ? views.map((view) => ({ ...view, repayment: repaymentView(criteria, finance) }))
        : views;
    }
    return choiceView(attribute, criteria, found, search);
  });
}

function repaymentView(
  { ranges, terms }: Criteria,
  { calculator, rate_card, weekly_picks: picks }: SiteSettings['finance'],
): RepaymentFacetView {
  const { min, max, choices, default: usualYears } = calculator.years;
  const whole = Array.from({ length: Math.floor(max) }, (_, at) => at + 1);
  return {
    min: ranges.repayment?.min,
    max: ranges.repayment?.max,
    picks,
    deposit: terms?.deposit,
    years: terms?.years,
    usualDeposit: `${rate_card.deposit_percent}% of the price`,
    usualYears,
    terms: choices.length > 0 ? choices : whole.filter((years) => years >= min),
  };
}

function choiceView(
  attribute: ChoiceAttribute,
  { choices }: Criteria,
  found: StockPage,
  search: SearchSettings,
): ChoiceFacetView[] {
  const { label, after: before } = choiceFacet(attribute);
  if (before && !choices[before] && !choices[attribute]) return [];
  const selected = choices[attribute] ?? [];
  const values = facetValues(attribute, found.facets[attribute] ?? [], selected, search);
  const isSingleOption = offersOnlyTrue(attribute, search) && values.length > 0;
  if (values.length < 2 && selected.length === 0 && !isSingleOption) return [];
  return [
    {
      kind: 'choice',
      attribute,
      label,
      values,
      shownInitially: attribute === 'make' ? search.makes_shown_initially : SHOWN_INITIALLY,
      selected: selected.length,
    },
  ];
}

/** The most frequent values up to the limit, and all selected ones. */
function facetValues(
  attribute: ChoiceAttribute,
  counts: readonly (readonly [string, number])[],
  selected: readonly string[],
  search: SearchSettings,
): FacetValueView[] {
  const listedAs = attribute === 'dealership_slug' ? 'dealership_name' : attribute;
  const limit = (isOffered(listedAs) ? search.facet_limits[listedAs] : undefined) ?? MAX_VALUES;
  const isSelected = (value: string): boolean =>
    selected.some((chosen) => chosen.toLowerCase() === value.toLowerCase());
  const offered = offersOnlyTrue(attribute, search)
    ? counts.filter(([value]) => value !== 'false')
    : counts;
  const listed = offered.filter(([value], index) => index < limit || isSelected(value));
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
  if (attribute === 'seats' || attribute === 'sleeps')
    return views.sort((a, b) => Number(a.value) - Number(b.value));
  return attribute === 'series' ? inOrder(views, search.series_order) : views;
}

/** Whether a yes/no filter offers only "yes". */
function offersOnlyTrue(attribute: ChoiceAttribute, search: SearchSettings): boolean {
  return attribute === 'finance_eligible' || (attribute === 'certified' && search.certified_only);
}

/** Sorts the values in `order` first; the others keep their order. */
function inOrder(views: FacetValueView[], order: readonly string[]): FacetValueView[] {
  const rank = ({ value }: FacetValueView): number => {
    const index = order.findIndex((name) => name.toLowerCase() === value.toLowerCase());
    return index < 0 ? order.length : index;
  };
  return views.sort((a, b) => rank(a) - rank(b));
}

function rangeView(
  attribute: RangeAttribute,
  range: Range | undefined,
  { stats }: StockPage,
  search: SearchSettings,
  picks: readonly number[],
): RangeFacetView[] {
  const known = stats[attribute];
  if (!range && (!known || known.min === known.max)) return [];
  const bounds = known ?? DEFAULT_BOUNDS;
  const { label, unit, hasNoSlider } = rangeFacet(attribute);
  return [
    {
      kind: 'range',
      attribute,
      label,
      least: bounds.min,
      greatest: bounds.max,
      min: range?.min,
      max: range?.max,
      unit,
      slider: search.price_slider && !hasNoSlider && bounds.min < bounds.max,
      picks: picks.filter((amount) => amount > bounds.min && amount < bounds.max),
    },
  ];
}
