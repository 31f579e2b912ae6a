import { dollars } from '#domain/price/dollars.ts';
import {
  choiceAttributes,
  type Criteria,
  type Range,
  type RangeAttribute,
  rangeAttributes,
  withChoice,
  withoutRange,
} from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/search-url.ts';
import { valueLabel } from './facet-labels.ts';

type Dealerships = readonly { slug: string; name: string }[];

/** A filter that is on, with the address of the search without it. */
export interface ChipView {
  label: string;
  remove: string;
}

/** @param dealerships the site's, for their names */
export function chipViews(criteria: Criteria, dealerships: Dealerships = []): ChipView[] {
  return [
    ...queryChip(criteria),
    ...choiceChips(criteria, dealerships),
    ...rangeChips(criteria),
    ...nearChip(criteria),
  ];
}

function queryChip({ query, ...others }: Criteria): ChipView[] {
  return query ? [{ label: `“${query}”`, remove: searchUrl({ ...others, page: 1 }) }] : [];
}

function choiceChips(criteria: Criteria, dealerships: Dealerships): ChipView[] {
  return choiceAttributes.flatMap((attribute) => {
    const values = criteria.choices[attribute] ?? [];
    return values.map((value) => ({
      label: valueLabel(attribute, value, dealerships),
      remove: searchUrl(
        withChoice(
          criteria,
          attribute,
          values.filter((other) => other !== value),
        ),
      ),
    }));
  });
}

function rangeChips(criteria: Criteria): ChipView[] {
  return rangeAttributes.flatMap((attribute) => {
    const range = criteria.ranges[attribute];
    if (!range) return [];
    return [
      {
        label: rangeLabel(attribute, range),
        remove: searchUrl(withoutRange(criteria, attribute)),
      },
    ];
  });
}

function nearChip({ near, ...others }: Criteria): ChipView[] {
  if (!near) return [];
  const { sortBy, ...unsorted } = others;
  // without a place nothing is nearest
  const kept = sortBy === undefined || sortBy === 'nearest' ? unsorted : others;
  return [
    {
      label: `Within ${near.km} km of ${near.postcode}`,
      remove: searchUrl({ ...kept, page: 1 }),
    },
  ];
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
