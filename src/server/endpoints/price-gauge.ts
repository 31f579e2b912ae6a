import type { PriceGauge } from '#domain/market/price-gauge.ts';
import { vehiclePriceGauge } from '#services/stock/vehicle-price-gauge.ts';
import type { Platform } from '#platform';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { sendJson } from '#server/http/send-json.ts';
import { vehicleOnSite } from './vehicle-on-site.ts';

/** An answer whose absent numbers hide the gauge. */
const notKnown: Record<keyof PriceGauge, null> = {
  fill: null,
  listing_price: null,
  market_range_min: null,
  market_range_max: null,
  confidence: null,
  description: null,
};

/**
 * `GET /cars/{slug}/autogauge`: how the vehicle's price compares with the market. Source: specification 1, section 7.
 */
export async function answerPriceGauge(
  platform: Platform,
  { response, site }: Pick<SiteRequest, 'response' | 'site'>,
  slug = '',
): Promise<void> {
  const vehicle = site.settings.vehicle.price_gauge
    ? await vehicleOnSite(platform, site, platform.index.open(site, new Date()), slug)
    : undefined;
  if (vehicle) {
    const gauge = await vehiclePriceGauge(platform.marketPrices, vehicle);
    sendJson(response, 200, gauge ?? notKnown, 'public, max-age=60');
  } else {
    sendJson(response, 404, { message: 'There is no such price comparison.' });
  }
}
