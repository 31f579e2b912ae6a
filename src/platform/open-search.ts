import type { Config } from '#config';
import { EmbeddedSearchService } from '#search/meilisearch/embedded-search-service.ts';
import { RemoteClient } from '#search/meilisearch/remote/remote-client.ts';
import { RemoteSearchService } from '#search/meilisearch/remote/remote-search-service.ts';
import { RemoteStock } from '#search/meilisearch/remote/remote-stock.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import { MAX_WORK } from '#search/vehicle-search/embedded/max-work.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import type { PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';

/**
 * Opens the vehicle search: a Meilisearch server if SEARCH_URL is set, otherwise the engine in this process.
 * @param nameOf returns a dealership's name for its slug
 */
export function openSearch(
  { SEARCH_URL, SEARCH_KEY, YOUX_URL }: Config,
  nameOf: (dealership: string) => string,
  places: PlaceFinder,
): { index: StockSearch; searchService: SearchService; quotesOnRateCard: boolean } {
  // a finance partner's quotes are known only after somebody has asked for them
  const quotesOnRateCard = YOUX_URL === undefined;
  if (SEARCH_URL === undefined) {
    const index = new VehicleIndex(nameOf, places, MAX_WORK, quotesOnRateCard);
    return { index, searchService: new EmbeddedSearchService(index), quotesOnRateCard };
  }
  const client = new RemoteClient(SEARCH_URL, SEARCH_KEY);
  const index = new RemoteStock(client, nameOf, places, quotesOnRateCard);
  return { index, searchService: new RemoteSearchService(client), quotesOnRateCard };
}
