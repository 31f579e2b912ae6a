import type { Site } from '#site/site.ts';
import type { SiteSearchLimits } from './search-limits.ts';

export function siteSearchLimits({ settings }: Site): SiteSearchLimits {
  const { max_total_hits, max_values_per_facet } = settings.search_service;
  return { maxTotalHits: max_total_hits, maxValuesPerFacet: max_values_per_facet };
}
