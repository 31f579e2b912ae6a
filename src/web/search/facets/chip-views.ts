import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { yearsText } from '#domain/finance/years-text.ts';
import { dollars } from '#domain/price/dollars.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import {
  choiceAttributes,
  type RangeAttribute,
  rangeAttributes,
  rangeFacet,
} from '#domain/vehicle/facets.ts';
import {
  type Criteria,
  type Near,
  type Range,
  withChoice,
  withoutRange,
} from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { valueLabel } from './facet-labels.ts';

type Dealerships = readonly { slug: string; name: string }[];

/** A chip for an active filter, with the address of the search without it. */
export interface ChipView {
  label: string;
  remove: string;
}

/** An active filter, and the search without it. */
export interface RemovableFilter {
  label: string;
  without: Criteria;
}

/** The maximum number of chips per attribute; more values share one chip, because a typed badge may match a dozen. */
const MAX_CHIPS = 3;

/** @param dealerships the site's dealerships, for their names */
export function chipViews(criteria: Criteria, dealerships: Dealerships = []): ChipView[] {
  return removableFilters(criteria, dealerships).map(({ label, without }) => ({
    label,
    remove: searchUrl(without),
  }));
}

export function removableFilters(
  criteria: Criteria,
  dealerships: Dealerships = [],
): RemovableFilter[] {
  return [
    ...queryFilter(criteria),
    ...choiceFilters(criteria, dealerships),
    ...rangeFilters(criteria),
    ...termsFilter(criteria),
    ...distanceFilter(criteria),
  ];
}

function queryFilter({ query, ...others }: Criteria): RemovableFilter[] {
  return query ? [{ label: `“${query}”`, without: { ...others, page: 1 } }] : [];
}

function choiceFilters(criteria: Criteria, dealerships: Dealerships): RemovableFilter[] {
  return choiceAttributes.flatMap((attribute) => {
    const values = criteria.choices[attribute] ?? [];
    const label = (value: string): string => valueLabel(attribute, value, dealerships);
    if (values.length > MAX_CHIPS) {
      const [first = '', second = '', ...others] = values.map(label);
      return [
        {
          label: `${first}, ${second} and ${others.length} more`,
          without: withChoice(criteria, attribute, []),
        },
      ];
    }
    return values.map((value) => ({
      label: label(value),
      without: withChoice(
        criteria,
        attribute,
        values.filter((other) => other !== value),
      ),
    }));
  });
}

function rangeFilters(criteria: Criteria): RemovableFilter[] {
  return rangeAttributes.flatMap((attribute) => {
    const range = criteria.ranges[attribute];
    return range
      ? [{ label: rangeLabel(attribute, range), without: withoutRange(criteria, attribute) }]
      : [];
  });
}

function termsFilter({ terms, ...others }: Criteria): RemovableFilter[] {
  return terms ? [{ label: termsLabel(terms), without: { ...others, page: 1 } }] : [];
}

/** `$5,000 deposit, over 7 years` */
function termsLabel({ deposit, years }: OwnTerms): string {
  const parts = [
    ...(deposit === undefined
      ? []
      : [deposit === 0 ? 'No deposit' : `${dollars(deposit)} deposit`]),
    ...(years === undefined ? [] : [`over ${yearsText(years)}`]),
  ];
  return capitalised(parts.join(', '));
}

function distanceFilter({ near, ...others }: Criteria): RemovableFilter[] {
  if (!near) return [];
  const { sortBy, ...unsorted } = others;
  // sorting by distance needs a postcode
  const remaining = sortBy === undefined || sortBy === 'nearest' ? unsorted : others;
  return [
    { label: `Within ${near.km} km of ${centreLabel(near)}`, without: { ...remaining, page: 1 } },
  ];
}

/** `2150`, `Gympie 4570` */
export function centreLabel({ postcode, suburb }: Pick<Near, 'postcode' | 'suburb'>): string {
  return suburb === undefined ? postcode : `${suburb} ${postcode}`;
}

/** Formats a value of a range filter. */
export function rangeValueLabel(attribute: RangeAttribute, value: number): string {
  if (attribute === 'year') return String(value);
  const { unit } = rangeFacet(attribute);
  if (unit === 'ft') return `${value} ft`;
  if (unit === 'kg') return `${value.toLocaleString('en-AU')} kg`;
  if (attribute === 'km') return `${value.toLocaleString('en-AU')} km`;
  if (attribute === 'repayment') return `${dollars(value)} a week`;
  return attribute === 'subscription_price' ? `${dollars(value)} / week` : dollars(value);
}

/** `Up to $20,000` */
export function rangeLabel(attribute: RangeAttribute, { min, max }: Range): string {
  const format = (value: number): string => rangeValueLabel(attribute, value);
  if (min !== undefined && max !== undefined) return `${format(min)} to ${format(max)}`;
  return min !== undefined ? `From ${format(min)}` : `Up to ${format(max ?? 0)}`;
}
