import { data } from 'react-router';
import { requestServices } from '#web/request-services.ts';
import { cardView } from '#web/search/results/card-view.ts';
import type { Route } from './+types/similar-route.ts';

/** `GET /cars/{slug}/similar.json`: similar vehicles as cards. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now, views } = services;
  const vehicle = await services.vehicle(params.slug);
  if (!vehicle) throw data(null, { status: 404 });
  const similar = await services.similar(vehicle);
  return Response.json({
    ids: similar.map(({ id }) => id),
    cards: similar.map((card) => cardView(card, site.settings, now, views)),
  });
}
