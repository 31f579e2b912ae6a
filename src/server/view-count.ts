import type { IncomingMessage, ServerResponse } from 'node:http';
import { carFields } from '#domain/vehicle/car-fields.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform';
import { sendJson } from './send-json.ts';
import { vehicleOnSite } from './vehicle-on-site.ts';

const form = /^\/cars\/([a-z0-9-]{1,200})\/view\.json$/;
/** Whatever calls itself one is no shopper. */
const robot = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor|curl|wget/i;

/**
 * `GET /cars/{slug}/view.json`: counts a look at a vehicle and answers with the count and the vehicle's changeable
 * fields as they are now, which the page takes over. The page's script asks once a visit; robots are not counted. Source: specification 1, section 7.
 * @returns whether the address is one of these
 */
export async function serveViewCount(
  request: IncomingMessage,
  response: ServerResponse,
  platform: Platform,
  site: Site,
  url: URL,
): Promise<boolean> {
  const [, slug] = form.exec(url.pathname) ?? [];
  if (slug === undefined) return false;
  const stock = platform.index.open(site, new Date());
  const vehicle = await vehicleOnSite(platform, site, stock, slug);
  if (!vehicle) {
    sendJson(response, 404, { message: 'There is no such vehicle.' });
    return true;
  }
  const { id } = vehicle;
  const isShopper = request.method === 'GET' && !robot.test(request.headers['user-agent'] ?? 'bot');
  const views = isShopper ? platform.views.count(id) : platform.views.of(id);
  sendJson(response, 200, { views, car_fields: carFields(vehicle) });
  return true;
}
