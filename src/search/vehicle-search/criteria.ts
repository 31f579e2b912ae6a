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

/** What a shopper asks for. An attribute without a refinement is absent. */
export interface Criteria {
  query?: string;
  /** From 1. */
  page: number;
  /** Absent: the site's default order. */
  sortBy?: SortName;
  choices: Partial<Record<ChoiceAttribute, readonly string[]>>;
  ranges: Partial<Record<RangeAttribute, Range>>;
  near?: Near;
}

/** Around a place, as the crow flies. */
export interface Near {
  postcode: string;
  km: DistanceKm;
}

/** The distances that can be asked for. */
export const distancesKm = [5, 10, 25, 50, 100, 250, 500] as const;
export type DistanceKm = (typeof distancesKm)[number];

/** The least distance that covers what was asked for, or the greatest there is. */
export function nearestStep(km: number): DistanceKm {
  return distancesKm.find((step) => step >= km) ?? 500;
}

export const everything: Criteria = { page: 1, choices: {}, ranges: {} };

/** The criteria with one attribute's values replaced; back on the first page. */
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
