import type { OwnTerms } from '#domain/finance/own-terms.ts';
import type { ChoiceAttribute, RangeAttribute } from '#domain/vehicle/facets.ts';

export const sortNames = [
  'featured',
  'price_asc',
  'price_desc',
  'km_asc',
  'year_desc',
  'newest',
  'nearest',
] as const;
export type SortName = (typeof sortNames)[number];

export interface Range {
  min?: number;
  max?: number;
}

/** What a shopper searches for. Attributes without a refinement are absent. */
export interface Criteria {
  query?: string;
  /** From 1. */
  page: number;
  /** If absent, the site's default order. */
  sortBy?: SortName;
  /** A list instead of pictures, on sites whose template has one. */
  layout?: 'list';
  choices: Partial<Record<ChoiceAttribute, readonly string[]>>;
  ranges: Partial<Record<RangeAttribute, Range>>;
  near?: Near;
  /** On which repayments are worked out; hides nothing by itself. */
  terms?: OwnTerms;
}

/** The surroundings of a postcode or of one of its suburbs, as a straight-line distance. */
export interface Near {
  postcode: string;
  /** The suburb's name, if the shopper named one. */
  suburb?: string;
  km: DistanceKm;
}

/** The distances that a shopper can choose. */
export const distancesKm = [5, 10, 25, 50, 100, 250, 500] as const;
export type DistanceKm = (typeof distancesKm)[number];

/** Rounds up to a distance that can be chosen, at most the greatest. */
export function nearestStep(km: number): DistanceKm {
  return distancesKm.find((step) => step >= km) ?? 500;
}

export const everything: Criteria = { page: 1, choices: {}, ranges: {} };

/** Vehicles that can be bought. A search without filters also lists coming and recently sold ones. */
export const inStock: Criteria = { ...everything, choices: { status: ['in_stock'] } };

/** Replaces the values of one attribute and returns to the first page. */
export function withChoice(
  criteria: Criteria,
  attribute: ChoiceAttribute,
  values: readonly string[],
): Criteria {
  const { [attribute]: _, ...others } = criteria.choices;
  return {
    ...criteria,
    page: 1,
    choices: values.length > 0 ? { ...others, [attribute]: values } : others,
  };
}

export function withoutRange(criteria: Criteria, attribute: RangeAttribute): Criteria {
  const { [attribute]: _, ...ranges } = criteria.ranges;
  return { ...criteria, page: 1, ranges };
}
