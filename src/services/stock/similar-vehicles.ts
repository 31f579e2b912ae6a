import { sameModelFirst } from '#domain/vehicle/similar-vehicles.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { readMultiSearch } from '#search/meilisearch/query/read-multi-search.ts';
import { similarQueries } from '#search/meilisearch/answer/similar-queries.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { withKnownQuote } from '#services/finance/quotes.ts';
import type { RequestContext } from '#services/request-context.ts';

/** Finds up to six similar vehicles in the site's stock, with the same search that a widget would send. */
export async function similarVehicles(
  context: Pick<RequestContext, 'site' | 'now' | 'finance' | 'searchService' | 'index'>,
  vehicle: Vehicle,
): Promise<CardDocument[]> {
  const { site, now, searchService, index } = context;
  const { queries } = readMultiSearch({ queries: similarQueries(vehicle) });
  const answers = await searchService.answer(site, now, queries);
  const ids = answers.flatMap(({ hits }) => hits.map(({ id }) => Number(id)));
  const cards = await Promise.all([...new Set(ids)].map((id) => index.card(id)));
  const similar = sameModelFirst(
    vehicle,
    cards.filter((card) => card !== undefined),
  );
  return similar.map((card) => withKnownQuote(context, card));
}
