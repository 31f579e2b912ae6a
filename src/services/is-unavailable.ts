import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';

/** Whether an error means that the database or the search server is away. Both log their own outages. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || error instanceof StockSearchUnavailable;
}
