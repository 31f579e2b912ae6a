import type { PriceGauge } from '#domain/market/price-gauge.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/gauge-route.ts';

/** The answer that hides the gauge: no numbers. */
const unknownMarket: Record<keyof PriceGauge, null> = {
  fill: null,
  listing_price: null,
  market_range_min: null,
  market_range_max: null,
  confidence: null,
  description: null,
};

/**
 * `GET /cars/{slug}/autogauge`: compares the vehicle's price with the market. Source: specification 1, section 7.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const vehicle = services.site.settings.vehicle.price_gauge
    ? await services.vehicle(params.slug)
    : undefined;
  if (!vehicle) {
    return Response.json({ message: 'There is no such price comparison.' }, { status: 404 });
  }
  return Response.json((await services.priceGauge(vehicle)) ?? unknownMarket);
}
