import { foundValue } from '#search/meilisearch/answer/found-value.ts';
import { readSearchQuery } from './read-search-query.ts';
import { readUrlQuery } from './read-url-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchQuery } from './search-query.ts';

/** A query and the index that it asks. */
export interface IndexQuery {
  indexUid: string;
  query: SearchQuery;
}

const indexUidForm = /^[\w-]{1,400}$/;

/**
 * Reads the body of a search of the index that the address names.
 * @throws {SearchFault}
 */
export function readIndexQuery(indexUid: string, body: unknown): IndexQuery {
  return { indexUid: checkedUid(indexUid, 'the address'), query: readSearchQuery(body) };
}

/**
 * Reads a search of an index whose parameters stand in the address.
 * @param query what follows the question mark
 * @throws {SearchFault}
 */
export function readIndexUrlQuery(indexUid: string, query: string): IndexQuery {
  return { indexUid: checkedUid(indexUid, 'the address'), query: readUrlQuery(query) };
}

/**
 * Reads one of several queries, which names its index itself.
 * @param place where it stands, such as `.queries[0]`
 * @throws {SearchFault}
 */
export function readQueryWithIndex(input: unknown, place: string): IndexQuery {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    // refused there, with the words for it
    return { indexUid: '', query: readSearchQuery(input, place) };
  }
  // what a federation makes of the query is read beside it
  const { indexUid, federationOptions: _, ...parameters } = input as Record<string, unknown>;
  if (indexUid === undefined) {
    throw new SearchFault('missing_index_uid', `Missing field \`indexUid\` inside \`${place}\``);
  }
  return {
    indexUid: checkedUid(indexUid, `\`${place}.indexUid\``),
    query: readSearchQuery(parameters, place),
  };
}

function checkedUid(uid: unknown, place: string): string {
  if (typeof uid === 'string' && indexUidForm.test(uid)) return uid;
  throw new SearchFault(
    'invalid_index_uid',
    `Invalid value at ${place}: expected letters, digits, hyphens and underscores, but found ${foundValue(uid)}`,
  );
}
