import type { SearchResult } from '#search/engine/search-request.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-vocabulary.ts';
import { hitMaker } from './hit-maker.ts';
import { mapInSlices } from './map-in-slices.ts';
import { matchingRequest } from '#search/meilisearch/query/matching-request.ts';
import { prepareQuery } from '#search/meilisearch/query/prepare-query.ts';
import { searchedFacet } from '#search/meilisearch/query/query-facets.ts';
import { RequestBudget } from '#search/meilisearch/query/request-budget.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SiteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/**
 * Answers one query. As in Meilisearch, facets are counted over the results; a client that wants a facet's counts
 * without its own selection sends another query. Yields to the event loop while it makes the hits.
 * @throws {SearchFault}
 */
export async function answerQuery(
  documents: SearchedDocuments,
  query: SearchQuery,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): Promise<SearchAnswer> {
  const started = performance.now();
  const prepared = prepareQuery(documents, query, limits, budget);
  const { facets, window } = prepared;
  const columns = new Map(facets?.map((name) => [name, documents.attributes.get(name)!.column]));
  const counted = new Set(columns.values());
  const request = matchingRequest(prepared);
  const found = documents.search({
    ...request,
    scored: query.showRankingScore === true,
    facets: [...counted],
    facetValues: limits.maxValuesPerFacet,
    stats: [...counted].filter((column) => documents.kindOf(column) === 'number'),
    offset: window.offset,
    limit: window.limit,
  });
  const makeHit = hitMaker(documents, query, request, prepared.marksMatches);
  const hits = await mapInSlices(found.ids, (id, at) => makeHit(id, found.scores?.[at]));
  return {
    hits: hits.filter((hit) => hit !== undefined),
    query: query.q ?? '',
    ...(query.reading && { reading: query.reading.summary }),
    ...window.pagination(Math.min(found.total, limits.maxTotalHits)),
    ...(facets && facetAnswer(columns, found)),
    processingTimeMs: Math.round(performance.now() - started),
  };
}

/**
 * Counts every value of a facet over the results of a query.
 * @throws {SearchFault}
 */
export function countValues(
  documents: SearchedDocuments,
  query: SearchQuery,
  facetName: string,
  limits: SiteSearchLimits,
): ValueCounts {
  const counted = { ...query, facets: [searchedFacet(facetName, documents.attributes)], limit: 0 };
  const budget = new RequestBudget(limits);
  const request = matchingRequest(prepareQuery(documents, counted, limits, budget));
  const { column } = documents.attributes.get(facetName)!;
  return documents.search({ ...request, facets: [column], limit: 0 }).facets[column] ?? [];
}

function facetAnswer(
  columns: ReadonlyMap<string, string>,
  found: SearchResult,
): Pick<SearchAnswer, 'facetDistribution' | 'facetStats'> {
  const names = [...columns];
  return {
    facetDistribution: Object.fromEntries(
      names.map(([name, column]) => [name, Object.fromEntries(found.facets[column] ?? [])]),
    ),
    facetStats: Object.fromEntries(
      names.flatMap(([name, column]) => {
        const stats = found.stats[column];
        return stats ? [[name, stats]] : [];
      }),
    ),
  };
}
