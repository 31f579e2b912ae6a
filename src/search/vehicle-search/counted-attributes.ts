import type { SiteSettings } from '#site/site-settings.ts';
import {
  type ChoiceAttribute,
  choiceAttributes,
  type RangeAttribute,
  rangeAttributes,
} from '#domain/vehicle/facets.ts';

/** What the displayed count is made of, whichever filters the page has. */
const alwaysCounted = ['status', 'car_type'] as const;

export interface CountedAttributes {
  choices: readonly ChoiceAttribute[];
  ranges: readonly RangeAttribute[];
}

/** The attributes whose values, and those whose bounds, a site's search page shows. */
export function countedAttributes({ search }: Pick<SiteSettings, 'search'>): CountedAttributes {
  const isShown = (attribute: string): boolean =>
    search.facets.some((facet) => facet === attribute);
  return {
    choices: [...new Set([...choiceAttributes.filter(isShown), ...alwaysCounted])],
    ranges: rangeAttributes.filter(isShown),
  };
}
