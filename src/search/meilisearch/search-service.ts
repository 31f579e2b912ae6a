import type { ValueCounts } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';
import type { FederationAnswer } from './answer/answer-federation.ts';
import type { Federation } from './query/federation.ts';
import type { IndexQuery } from './query/index-query.ts';
import type { SearchAnswer } from './answer/search-answer.ts';

/** The one index of the service. Source: specification 1, section 7. */
export const STOCK_INDEX = 'Car_production';

/**
 * What answers a site's widgets in Meilisearch's words: our own engine, or a Meilisearch server. Every query is kept to
 * what the site lists.
 */
export interface SearchService {
  /**
   * Answers the queries of one request, in their order.
   * @throws {SearchFault} naming the first query that is refused; none is answered then
   */
  answer(site: Site, now: Date, queries: readonly IndexQuery[]): Promise<SearchAnswer[]>;
  /**
   * Answers several queries with one list.
   * @throws {SearchFault} naming the first query that is refused
   */
  answerFederation(site: Site, now: Date, federation: Federation): Promise<FederationAnswer>;
  /**
   * Counts every value of a facet among what a query finds, the most frequent first.
   * @throws {SearchFault} also when there is no such facet
   */
  countValues(site: Site, now: Date, query: IndexQuery, facetName: string): Promise<ValueCounts>;
}
