import { setImmediate as turn } from 'node:timers/promises';
import { answerQuery } from './answer-query.ts';
import type { IndexQuery } from '#search/meilisearch/query/index-query.ts';
import { RequestBudget } from '#search/meilisearch/query/request-budget.ts';
import type { SearchAnswer } from './search-answer.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SiteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/**
 * Answers the queries of one request. Yields to the event loop between them.
 * @param documentsOf finds the documents of an index; undefined if there is no such index
 * @throws {SearchFault} naming the first query that is refused
 */
export async function answerQueries(
  queries: readonly IndexQuery[],
  documentsOf: (indexUid: string) => SearchedDocuments | undefined,
  limits: SiteSearchLimits,
): Promise<SearchAnswer[]> {
  const budget = new RequestBudget(limits);
  const answers: SearchAnswer[] = [];
  for (const [at, { indexUid, query }] of queries.entries()) {
    if (at > 0) await turn();
    try {
      const documents = existing(documentsOf(indexUid), indexUid);
      answers.push(await answerQuery(documents, query, limits, budget));
    } catch (fault) {
      throw fault instanceof SearchFault ? fault.ofQuery(at) : fault;
    }
  }
  return answers;
}

/** @throws {SearchFault} if the index does not exist */
export function existing<T>(index: T | undefined, indexUid: string): T {
  if (index !== undefined) return index;
  throw new SearchFault('index_not_found', `Index \`${indexUid}\` not found.`);
}
