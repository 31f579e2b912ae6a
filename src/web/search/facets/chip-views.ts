import { dollars } from '#domain/price/dollars.ts';
import { choiceAttributes, type RangeAttribute, rangeAttributes } from '#domain/vehicle/facets.ts';
import {
  type Criteria,
  type Range,
  withChoice,
  withoutRange,
} from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { valueLabel } from './facet-labels.ts';

type Dealerships = readonly { slug: string; name: string }[];

/** A filter that is on, with the address of the search without it. */
export interface ChipView {
  label: string;
  remove: string;
}

/** One thing that is asked for, and the search without it. */
export interface Wish {
  label: string;
  without: Criteria;
}

/** More values of one attribute are one chip: a badge that is typed may be a dozen of the stock's. */
const MOST_CHIPS = 3;

/** @param dealerships the site's, for their names */
export function chipViews(criteria: Criteria, dealerships: Dealerships = []): ChipView[] {
  return wishesOf(criteria, dealerships).map(({ label, without }) => ({
    label,
    remove: searchUrl(without),
  }));
}

export function wishesOf(criteria: Criteria, dealerships: Dealerships = []): Wish[] {
  return [
    ...queryWish(criteria),
    ...choiceWishes(criteria, dealerships),
    ...rangeWishes(criteria),
    ...nearWish(criteria),
  ];
}

function queryWish({ query, ...others }: Criteria): Wish[] {
  return query ? [{ label: `“${query}”`, without: { ...others, page: 1 } }] : [];
}

function choiceWishes(criteria: Criteria, dealerships: Dealerships): Wish[] {
  return choiceAttributes.flatMap((attribute) => {
    const values = criteria.choices[attribute] ?? [];
    const label = (value: string): string => valueLabel(attribute, value, dealerships);
    if (values.length > MOST_CHIPS) {
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

function rangeWishes(criteria: Criteria): Wish[] {
  return rangeAttributes.flatMap((attribute) => {
    const range = criteria.ranges[attribute];
    return range
      ? [{ label: rangeLabel(attribute, range), without: withoutRange(criteria, attribute) }]
      : [];
  });
}

function nearWish({ near, ...others }: Criteria): Wish[] {
  if (!near) return [];
  const { sortBy, ...unsorted } = others;
  // without a place nothing is nearest
  const kept = sortBy === undefined || sortBy === 'nearest' ? unsorted : others;
  return [{ label: `Within ${near.km} km of ${near.postcode}`, without: { ...kept, page: 1 } }];
}

/** How a value of a range is written. */
export function rangeValueLabel(attribute: RangeAttribute, value: number): string {
  if (attribute === 'year') return String(value);
  if (attribute === 'km') return `${value.toLocaleString('en-AU')} km`;
  return attribute === 'subscription_price' ? `${dollars(value)} / week` : dollars(value);
}

function rangeLabel(attribute: RangeAttribute, { min, max }: Range): string {
  const word = (value: number): string => rangeValueLabel(attribute, value);
  if (min !== undefined && max !== undefined) return `${word(min)} to ${word(max)}`;
  return min !== undefined ? `From ${word(min)}` : `Up to ${word(max ?? 0)}`;
}
