import { sameModelFirst } from '#domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { readMultiSearch } from '#search/meilisearch/query/read-multi-search.ts';
import type { SearchService } from '#search/meilisearch/search-service.ts';
import { similarQueries } from '#search/meilisearch/answer/similar-queries.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';

interface SimilarVehiclesParts {
  searchService: SearchService;
  index: StockSearch;
}

/** Finds up to six similar vehicles in the site's stock, with the same search that a widget would send. */
export async function similarVehicles(
  { searchService, index }: SimilarVehiclesParts,
  site: Site,
  now: Date,
  vehicle: Vehicle,
): Promise<CardDocument[]> {
  const { queries } = readMultiSearch({ queries: similarQueries(vehicle) });
  const answers = await searchService.answer(site, now, queries);
  const ids = answers.flatMap(({ hits }) => hits.map(({ id }) => Number(id)));
  const cards = await Promise.all([...new Set(ids)].map((id) => index.card(id)));
  return sameModelFirst(
    vehicle,
    cards.filter((card) => card !== undefined),
  );
}
