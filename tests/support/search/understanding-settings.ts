import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import { placesNamed } from '#partners/postcode-place/places-named.ts';
import type { UnderstandingSettings } from '#search/vehicle-search/understanding/read-query.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** How a site understands words, with the real table of places. */
export function understandingOf({
  search,
  vehicle_type: noun,
}: Pick<SiteSettings, 'search' | 'vehicle_type'>): UnderstandingSettings & {
  understands_requests: boolean;
} {
  return {
    ...search,
    noun,
    isPostcode: (text) => placeOfPostcode(text) !== undefined,
    placesNamed,
  };
}
