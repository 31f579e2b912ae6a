import type { SearchRequest } from '#search/engine/search-request.ts';
import type { PreparedQuery } from './prepare-query.ts';

/** The engine request for a query: which documents match, and in which order. */
export function matchingRequest({
  text,
  filter,
  sort,
  distinct,
  searchedFields,
  droppedWords,
  minScore,
}: PreparedQuery): SearchRequest {
  return {
    text,
    filter,
    ...(sort && { sort }),
    ...(searchedFields && { searchedFields }),
    ...(droppedWords && { droppedWords }),
    ...(minScore !== undefined && { minScore }),
    ...(distinct !== undefined && { distinct }),
  };
}
