import type { Site } from '#site/site.ts';
import { type FacetHit, facetHits } from './facet-hits.ts';
import type { FacetQuery } from '#search/meilisearch/query/facet-query.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';

/** The answer to a facet search, in Meilisearch's format. */
export interface FacetSearchAnswer {
  facetHits: FacetHit[];
  facetQuery: string | null;
  processingTimeMs: number;
}

/**
 * Answers a facet search of a site's stock with the matching values, most frequent first, up to the site's limit of
 * values per facet. Counts are exact and cover the vehicles that the rest of the query finds.
 * @throws {SearchFault}
 */
export async function facetSearch(
  service: SearchService,
  site: Site,
  now: Date,
  asked: FacetQuery,
): Promise<FacetSearchAnswer> {
  const started = performance.now();
  const counts = await service.countValues(site, now, asked, asked.facetName);
  const found = facetHits(counts, asked.facetQuery);
  return {
    facetHits: found.slice(0, site.settings.search_service.max_values_per_facet),
    facetQuery: asked.facetQuery,
    processingTimeMs: Math.round(performance.now() - started),
  };
}
