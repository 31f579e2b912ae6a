import type { Site } from '#site/site.ts';
import type { IndexQuery } from './index-query.ts';
import type { SearchAnswer } from './search-answer.ts';

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
}
