import type { ValueCounts } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Site } from '#site/site.ts';
import type { FederationAnswer } from './answer/answer-federation.ts';
import type { Federation } from './query/federation.ts';
import type { IndexQuery } from './query/index-query.ts';
import type { SearchAnswer } from './answer/search-answer.ts';

/** The only index of the service. Source: specification 1, section 7. */
export const STOCK_INDEX = 'Car_production';

/**
 * Answers a site's widgets in Meilisearch's format, with the embedded engine or a Meilisearch server. Every query is
 * restricted to the site's scope.
 */
export interface SearchService {
  /**
   * Answers the queries of one request in order.
   * @throws {SearchFault} naming the first query that is refused; none is answered then
   */
  answer(site: Site, now: Date, queries: readonly IndexQuery[]): Promise<SearchAnswer[]>;
  /**
   * Answers several queries with one merged list.
   * @throws {SearchFault} naming the first query that is refused
   */
  answerFederation(site: Site, now: Date, federation: Federation): Promise<FederationAnswer>;
  /**
   * Counts every value of a facet over the results of a query, most frequent first.
   * @throws {SearchFault} also if the facet does not exist
   */
  countValues(site: Site, now: Date, query: IndexQuery, facetName: string): Promise<ValueCounts>;
}
