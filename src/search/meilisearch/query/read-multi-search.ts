import { foundValue } from '#search/meilisearch/answer/found-value.ts';
import { type FederatedQuery, type Federation, readFederation, readWeight } from './federation.ts';
import { readQueryWithIndex } from './index-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { MAX_QUERIES } from './search-limits.ts';

/** A multi-search: separate answers, or one merged list. */
export interface MultiSearch {
  queries: FederatedQuery[];
  federation: Federation | undefined;
}

/**
 * Parses the body of a multi-search: `{queries: [{indexUid, ...}], federation?}`.
 * @throws {SearchFault}
 */
export function readMultiSearch(body: unknown): MultiSearch {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw bad(`Invalid value type: expected an object, but found ${foundValue(body)}`);
  }
  const { queries: input, federation, ...others } = body as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw bad(
      `Unknown field \`${unknown.slice(0, 60)}\`: expected one of \`queries\`, \`federation\``,
    );
  }
  const isFederated = federation !== undefined && federation !== null;
  const queries = readQueries(input, isFederated);
  return { queries, federation: isFederated ? readFederation(federation, queries) : undefined };
}

function readQueries(queries: unknown, isFederated: boolean): FederatedQuery[] {
  if (queries === undefined) throw bad('Missing field `queries`');
  if (!Array.isArray(queries)) {
    throw bad(
      `Invalid value type at \`.queries\`: expected an array, but found ${foundValue(queries)}`,
    );
  }
  if (queries.length > MAX_QUERIES) {
    throw bad(`Invalid value at \`.queries\`: it may have ${MAX_QUERIES} entries at most.`);
  }
  return queries.map((query: unknown, at) => readMember(query, `.queries[${at}]`, isFederated));
}

function readMember(input: unknown, path: string, isFederated: boolean): FederatedQuery {
  const { federationOptions } = Object(input) as { federationOptions?: unknown };
  const hasOptions = federationOptions !== undefined && federationOptions !== null;
  if (hasOptions && !isFederated) {
    throw new SearchFault(
      'invalid_multi_search_federation_options',
      `Inside \`${path}\`: Using \`federationOptions\` is not allowed in a non-federated search. Remove it from the query or add \`federation\` to the request.`,
    );
  }
  const weight = hasOptions ? readWeight(federationOptions, path) : 1;
  return { ...readQueryWithIndex(input, path), weight };
}

function bad(message: string): SearchFault {
  return new SearchFault('bad_request', message);
}
