import { foundValue } from './found-value.ts';
import { type IndexQuery, readQueryWithIndex } from './index-query.ts';
import { SearchFault } from './search-fault.ts';
import { MOST_QUERIES } from './search-limits.ts';

/**
 * Reads the body of a multi-search: `{queries: [{indexUid, ...}]}`.
 * @throws {SearchFault}
 */
export function readMultiSearch(body: unknown): IndexQuery[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw bad(`Invalid value type: expected an object, but found ${foundValue(body)}`);
  }
  const { queries, federation, ...others } = body as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    throw bad(
      `Unknown field \`${unknown.slice(0, 60)}\`: expected one of \`queries\`, \`federation\``,
    );
  }
  if (federation !== undefined && federation !== null) {
    throw new SearchFault(
      'invalid_multi_search_federated',
      'Federated search is not offered by this search service.',
    );
  }
  if (queries === undefined) throw bad('Missing field `queries`');
  if (!Array.isArray(queries)) {
    throw bad(
      `Invalid value type at \`.queries\`: expected an array, but found ${foundValue(queries)}`,
    );
  }
  if (queries.length > MOST_QUERIES) {
    throw bad(`Invalid value at \`.queries\`: it may have ${MOST_QUERIES} entries at most.`);
  }
  return queries.map((query: unknown, at) => readQueryWithIndex(query, `.queries[${at}]`));
}

function bad(message: string): SearchFault {
  return new SearchFault('bad_request', message);
}
