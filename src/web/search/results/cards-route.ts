import { parseTerms } from '#search/vehicle-search/address/parse-search-url.ts';
import { requestServices } from '#web/request-services.ts';
import { CARDS_PER_REQUEST } from './load-cards.ts';
import { cardView } from './card-view.ts';
import type { Route } from './+types/cards-route.ts';

/**
 * `GET /api/cards?ids=7,8`: the cards of vehicles that a browser has saved or viewed, in this order; on the shopper's own
 * terms with `&deposit=5000&term=7`.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, now, views, vehicle: vehicleById } = context.get(requestServices);
  const ids = (url.searchParams.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, CARDS_PER_REQUEST);
  const terms = site.settings.finance.enabled ? parseTerms(url.searchParams) : undefined;
  const vehicles = await Promise.all(ids.map((id) => vehicleById(Number(id))));
  const cards = vehicles.flatMap((vehicle) =>
    vehicle ? [cardView(vehicle, site.settings, now, views, terms)] : [],
  );
  // every browser asks for other vehicles, so caching the answers would only push out pages
  return Response.json({ cards }, { headers: { 'cache-control': 'no-store' } });
}
