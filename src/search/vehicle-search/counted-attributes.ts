import type { SiteSettings } from '#site/site-settings.ts';
import {
  type ChoiceAttribute,
  choiceAttributes,
  isComputed,
  type RangeAttribute,
  rangeAttributes,
} from '#domain/vehicle/facets.ts';

/** Needed for the displayed count, whichever facets the page shows. */
const alwaysCounted = ['status', 'car_type'] as const;

export interface CountedAttributes {
  choices: readonly ChoiceAttribute[];
  ranges: readonly RangeAttribute[];
}

/** The attributes that a site's search page counts by value, and the ones that it shows the bounds of. */
export function countedAttributes({ search }: Pick<SiteSettings, 'search'>): CountedAttributes {
  const isShown = (attribute: string): boolean =>
    search.facets.some((facet) => facet === attribute);
  return {
    choices: [...new Set([...choiceAttributes.filter(isShown), ...alwaysCounted])],
    ranges: rangeAttributes.filter((name) => isShown(name) && !isComputed(name)),
  };
}
