import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/delivery-route.ts';
import { deliveryAnswer } from './delivery-view.ts';

/**
 * `GET /api/delivery-price?postcode=2000`: the delivery calculator's answer for a postcode. 404 if the site does not
 * deliver.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, deliveryPrice } = context.get(requestServices);
  if (!site.settings.delivery.enabled) return new Response(null, { status: 404 });
  const postcode = url.searchParams.get('postcode') ?? '';
  return Response.json(await deliveryAnswer(postcode, deliveryPrice));
}
