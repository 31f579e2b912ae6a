import type { Site } from '#site/site.ts';

/** The limits of one query on every site. */
export const queryLimits = {
  /** Nested parentheses and NOTs, as in Meilisearch. */
  filterDepth: 200,
  sortTerms: 5,
  /** Attributes per list. */
  attributes: 200,
  /** In characters; a tag is repeated at every match. */
  tag: 64,
} as const;

/** The maximum number of queries in one request. */
export const MAX_QUERIES = 20;

/** Limits from the site's settings. */
export interface SiteSearchLimits {
  /** The maximum that totals count to and that a request can reach. */
  maxTotalHits: number;
  /** The maximum number of hits in one answer. */
  maxHits: number;
  maxValuesPerFacet: number;
}

export function siteSearchLimits({ settings }: Site): SiteSearchLimits {
  const { max_total_hits, max_hits, max_values_per_facet } = settings.search_service;
  return {
    maxTotalHits: max_total_hits,
    maxHits: max_hits,
    maxValuesPerFacet: max_values_per_facet,
  };
}
