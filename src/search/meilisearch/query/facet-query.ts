import { foundValue } from '#search/meilisearch/answer/found-value.ts';
import { type IndexQuery, readIndexQuery } from './index-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';

/** A search for values of one facet among the documents that a query finds. */
export interface FacetQuery extends IndexQuery {
  facetName: string;
  /** The text to search the values for; null for all values. */
  facetQuery: string | null;
}

/** Parameters that affect which documents are counted. Clients also send others, which are ignored. */
const countedParameters: readonly string[] = [
  'q',
  'filter',
  'matchingStrategy',
  'attributesToSearchOn',
  'rankingScoreThreshold',
  'hybrid',
  'vector',
  'locales',
  'naturalLanguage',
];

/**
 * Parses the body of a facet search.
 * @throws {SearchFault}
 */
export function readFacetQuery(indexUid: string, body: unknown): FacetQuery {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    // readIndexQuery throws the appropriate fault
    return { ...readIndexQuery(indexUid, body), facetName: '', facetQuery: null };
  }
  const { facetName, facetQuery, exhaustiveFacetCount, ...search } = body as Record<
    string,
    unknown
  >;
  const counted = Object.entries(search).filter(([name]) => countedParameters.includes(name));
  const query = readIndexQuery(indexUid, Object.fromEntries(counted));
  if (facetName === undefined || facetName === null) {
    throw new SearchFault('missing_facet_search_facet_name', 'Missing field `facetName`');
  }
  if (typeof facetName !== 'string') throw wrongKind('facetName', 'a string', facetName);
  if (facetQuery !== undefined && facetQuery !== null && typeof facetQuery !== 'string') {
    throw wrongKind('facetQuery', 'a string', facetQuery);
  }
  // counts are always exact, so the value makes no difference
  if (exhaustiveFacetCount !== undefined && typeof exhaustiveFacetCount !== 'boolean') {
    throw wrongKind('exhaustiveFacetCount', 'a boolean', exhaustiveFacetCount);
  }
  return { ...query, facetName, facetQuery: facetQuery ?? null };
}

const codes = {
  facetName: 'invalid_facet_search_facet_name',
  facetQuery: 'invalid_facet_search_facet_query',
  exhaustiveFacetCount: 'invalid_facet_search_exhaustive_facet_count',
} as const;

function wrongKind(name: keyof typeof codes, expected: string, found: unknown): SearchFault {
  return new SearchFault(
    codes[name],
    `Invalid value type at \`.${name}\`: expected ${expected}, but found ${foundValue(found)}`,
  );
}
