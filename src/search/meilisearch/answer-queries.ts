import { answerQuery } from './answer-query.ts';
import type { IndexQuery } from './index-query.ts';
import { RequestBudget } from './request-budget.ts';
import type { SearchAnswer } from './search-answer.ts';
import { SearchFault } from './search-fault.ts';
import type { SiteSearchLimits } from './search-limits.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/**
 * Answers the queries of one request.
 * @param documentsOf the documents of an index; undefined when there is no such index
 * @throws {SearchFault} naming the first query that is refused
 */
export function answerQueries(
  queries: readonly IndexQuery[],
  documentsOf: (indexUid: string) => SearchedDocuments | undefined,
  limits: SiteSearchLimits,
): SearchAnswer[] {
  const budget = new RequestBudget(limits);
  return queries.map(({ indexUid, query }, at) => {
    try {
      return answerQuery(existing(documentsOf(indexUid), indexUid), query, limits, budget);
    } catch (fault) {
      throw fault instanceof SearchFault ? fault.ofQuery(at) : fault;
    }
  });
}

/** @throws {SearchFault} when the index does not exist */
export function existing<T>(index: T | undefined, indexUid: string): T {
  if (index !== undefined) return index;
  throw new SearchFault('index_not_found', `Index \`${indexUid}\` not found.`);
}
