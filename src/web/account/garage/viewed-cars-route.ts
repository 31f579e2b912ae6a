import { requestServices } from '#web/request-services.ts';
import { cardView } from '#web/search/results/card-view.ts';
import type { Route } from './+types/viewed-cars-route.ts';

const MAX_IDS = 12;

/** `GET /api/viewed-cars?ids=7,8`: the cards of vehicles that a browser has viewed, in this order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, now, views, vehicle: vehicleById } = context.get(requestServices);
  const ids = (url.searchParams.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .slice(0, MAX_IDS);
  const vehicles = await Promise.all(ids.map((id) => vehicleById(Number(id))));
  const cards = vehicles.flatMap((vehicle) =>
    vehicle ? [cardView(vehicle, site.settings, now, views)] : [],
  );
  // every browser asks for other vehicles, so caching the answers would only push out pages
  return Response.json({ cards }, { headers: { 'cache-control': 'no-store' } });
}
