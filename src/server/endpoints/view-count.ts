import { carFields } from '#domain/vehicle/car-fields.ts';
import type { Platform } from '#platform';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import { sendJson } from '#server/http/send-json.ts';
import { vehicleOnSite } from './vehicle-on-site.ts';

/** Whatever calls itself one is no shopper. */
const robot = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor|curl|wget/i;

/** Of one vehicle by one client network, behind which a few shoppers may be. */
const LOOKS_PER_HOUR = 5;

/**
 * `GET /cars/{slug}/view.json`: counts a look at a vehicle and answers with the count and the vehicle's changeable
 * fields as they are now, which the page takes over. The page's script asks once a visit; robots are not counted, nor
 * is a network that asks again and again. Source: specification 1, section 7.
 */
export class ViewCount {
  readonly #platform: Platform;
  // in memory: a look is worth no write to the database, and a process counts its own
  readonly #looks = memoryLimiter({ name: 'looks', points: LOOKS_PER_HOUR, seconds: 3600 });

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  async answer(
    { request, response, site, network }: Omit<SiteRequest, 'url'>,
    slug = '',
  ): Promise<void> {
    const { index, views } = this.#platform;
    const vehicle = await vehicleOnSite(this.#platform, site, index.open(site, new Date()), slug);
    if (!vehicle) {
      sendJson(response, 404, { message: 'There is no such vehicle.' });
      return;
    }
    const { id } = vehicle;
    const isShopper =
      request.method === 'GET' && !robot.test(request.headers['user-agent'] ?? 'bot');
    const isCounted = isShopper && !(await refusalOf(this.#looks, `${network} ${id}`));
    sendJson(response, 200, {
      views: isCounted ? views.count(id) : views.of(id),
      car_fields: carFields(vehicle),
    });
  }
}
