import { foundValue } from '#search/meilisearch/answer/found-value.ts';
import { readSearchQuery } from './read-search-query.ts';
import { readUrlQuery } from './read-url-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchQuery } from './search-query.ts';

/** A query and the index that it searches. */
export interface IndexQuery {
  indexUid: string;
  query: SearchQuery;
}

const indexUidForm = /^[\w-]{1,400}$/;

/**
 * Parses the body of a search of the index named in the address.
 * @throws {SearchFault}
 */
export function readIndexQuery(indexUid: string, body: unknown): IndexQuery {
  return { indexUid: checkedUid(indexUid, 'the address'), query: readSearchQuery(body) };
}

/**
 * Parses a search from the parameters of the address.
 * @param query the part after the question mark
 * @throws {SearchFault}
 */
export function readIndexUrlQuery(indexUid: string, query: string): IndexQuery {
  return { indexUid: checkedUid(indexUid, 'the address'), query: readUrlQuery(query) };
}

/**
 * Parses one of several queries, which names its index itself.
 * @param path its path in the body, such as `.queries[0]`
 * @throws {SearchFault}
 */
export function readQueryWithIndex(input: unknown, path: string): IndexQuery {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    // readSearchQuery throws the appropriate fault
    return { indexUid: '', query: readSearchQuery(input, path) };
  }
  // federation options are parsed separately
  const { indexUid, federationOptions: _, ...parameters } = input as Record<string, unknown>;
  if (indexUid === undefined) {
    throw new SearchFault('missing_index_uid', `Missing field \`indexUid\` inside \`${path}\``);
  }
  return {
    indexUid: checkedUid(indexUid, `\`${path}.indexUid\``),
    query: readSearchQuery(parameters, path),
  };
}

function checkedUid(uid: unknown, path: string): string {
  if (typeof uid === 'string' && indexUidForm.test(uid)) return uid;
  throw new SearchFault(
    'invalid_index_uid',
    `Invalid value at ${path}: expected letters, digits, hyphens and underscores, but found ${foundValue(uid)}`,
  );
}
