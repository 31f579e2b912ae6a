/** What searches the stock cannot be reached just now; what failed may be tried again. */
export class StockSearchUnavailable extends Error {
  override name = 'StockSearchUnavailable';
}
