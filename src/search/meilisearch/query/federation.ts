import { z } from 'zod';
import { foundValue, shortened } from '#search/meilisearch/answer/found-value.ts';
import type { IndexQuery } from './index-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchQuery } from './search-query.ts';

/** One of the queries of a federation. */
export interface FederatedQuery extends IndexQuery {
  /** The factor for the scores of its hits; 1 by default. */
  weight: number;
}

/** Several queries with their hits merged into one list. */
export interface Federation {
  queries: readonly FederatedQuery[];
  offset: number;
  limit: number;
}

const DEFAULT_LIMIT = 20;

const count = z.number().int().min(0).nullish();
const parametersForm = z.object({ limit: count, offset: count });
const optionsForm = z.object({ weight: z.number().min(0).nullish() });

/** Parameters that belong to the federation rather than to its queries. */
const pagination = [
  'limit',
  'offset',
  'page',
  'hitsPerPage',
] as const satisfies readonly (keyof SearchQuery)[];

/**
 * Parses the parameter `federation` of a multi-search.
 * @throws {SearchFault}
 */
export function readFederation(input: unknown, queries: readonly FederatedQuery[]): Federation {
  const { limit, offset, ...others } = membersOf(
    input,
    '.federation',
    'invalid_multi_search_federated',
  );
  for (const [name, value] of Object.entries(others)) {
    if (requestsNothing(value)) continue;
    const code =
      name === 'facetsByIndex' || name === 'mergeFacets' || name === 'distinct'
        ? 'feature_not_enabled'
        : 'bad_request';
    throw new SearchFault(
      code,
      code === 'bad_request'
        ? `Unknown field \`${shortened(name)}\` inside \`.federation\`: expected one of \`limit\`, \`offset\``
        : `The parameter \`.federation.${name}\` is not offered by this search service.`,
    );
  }
  const read = parametersForm.safeParse({ limit, offset });
  if (!read.success) {
    const name = read.error.issues[0]?.path[0] === 'limit' ? 'limit' : 'offset';
    throw new SearchFault(
      `invalid_search_${name}`,
      `Invalid value type at \`.federation.${name}\`: expected a positive integer, but found ${foundValue({ limit, offset }[name])}`,
    );
  }
  queries.forEach((query, at) => checkFederated(query, at, queries[0]!));
  return { queries, limit: read.data.limit ?? DEFAULT_LIMIT, offset: read.data.offset ?? 0 };
}

/**
 * Parses the parameter `federationOptions` of a query: its weight.
 * @throws {SearchFault}
 */
export function readWeight(input: unknown, path: string): number {
  const { weight, ...others } = membersOf(
    input,
    `${path}.federationOptions`,
    'invalid_multi_search_federation_options',
  );
  const [other] = Object.entries(others).find(([, value]) => !requestsNothing(value)) ?? [];
  if (other !== undefined) {
    throw new SearchFault(
      other === 'remote' || other === 'queryPosition' ? 'feature_not_enabled' : 'bad_request',
      `The parameter \`${path}.federationOptions.${shortened(other)}\` is not offered by this search service.`,
    );
  }
  const read = optionsForm.safeParse({ weight });
  if (read.success) return read.data.weight ?? 1;
  throw new SearchFault(
    'invalid_multi_search_weight',
    `Invalid value at \`${path}.federationOptions.weight\`: expected a number that is not negative, but found ${foundValue(weight)}`,
  );
}

function checkFederated(
  { query, indexUid }: FederatedQuery,
  at: number,
  first: FederatedQuery,
): void {
  const isSame = JSON.stringify(query.sort ?? []) === JSON.stringify(first.query.sort ?? []);
  if (!isSame || (query.sort?.length && indexUid !== first.indexUid)) {
    throw new SearchFault(
      'invalid_multi_search_query_ranking_rules',
      `Inside \`.queries[${at}]\`: The queries of a federation must all have the same \`sort\`, and ask one index if they have any.`,
    );
  }
  const own = pagination.find((name) => query[name] !== undefined && query[name] !== null);
  if (own) {
    throw new SearchFault(
      'invalid_multi_search_query_pagination',
      `Inside \`.queries[${at}]\`: Using pagination options is not allowed in federated queries. Remove \`${own}\` from the query and use \`federation.limit\` and \`federation.offset\`.`,
    );
  }
  if (query.facets && query.facets.length > 0) {
    throw new SearchFault(
      'invalid_multi_search_query_facets',
      `Inside \`.queries[${at}]\`: Using facet options is not allowed in federated queries.`,
    );
  }
}

function membersOf(
  input: unknown,
  path: string,
  code: 'invalid_multi_search_federated' | 'invalid_multi_search_federation_options',
): Record<string, unknown> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) {
    return input as Record<string, unknown>;
  }
  throw new SearchFault(
    code,
    `Invalid value type at \`${path}\`: expected an object, but found ${foundValue(input)}`,
  );
}

function requestsNothing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === false ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
