/** The search engine cannot be reached at the moment; the operation may be retried. */
export class StockSearchUnavailable extends Error {
  override name = 'StockSearchUnavailable';
}
