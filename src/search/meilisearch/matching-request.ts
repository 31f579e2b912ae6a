import type { SearchRequest } from '#search/engine/search-request.ts';
import { distinctFilter } from './distinct-documents.ts';
import type { PreparedQuery } from './prepare-query.ts';
import type { RequestBudget } from './request-budget.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/**
 * What the engine is asked for a query: which documents, and in which order.
 * @throws {SearchFault} when the budget does not suffice for `distinct`
 */
export function matchingRequest(
  documents: SearchedDocuments,
  { text, filter, sort, distinct, searchedFields, droppedWords, leastScore }: PreparedQuery,
  budget: RequestBudget,
): SearchRequest {
  const request: SearchRequest = {
    text,
    filter,
    ...(sort && { sort }),
    ...(searchedFields && { searchedFields }),
    ...(droppedWords && { droppedWords }),
    ...(leastScore !== undefined && { leastScore }),
  };
  if (distinct === undefined) return request;
  return { ...request, filter: distinctFilter(documents, request, distinct, budget) };
}
