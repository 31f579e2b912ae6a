import { carFields } from '#domain/vehicle/car-fields.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import { sendJson } from '#server/http/send-json.ts';

/** User agents that are not shoppers. */
const robot = /bot|crawl|spider|slurp|preview|lighthouse|headless|monitor|curl|wget/i;

/** Views of one vehicle that count for one client network, which a few shoppers may share. */
const VIEWS_PER_HOUR = 5;

/** What this endpoint reads of a request. */
interface ViewRequest extends Pick<SiteRequest, 'request' | 'response' | 'network'> {
  services: Pick<RequestServices, 'vehicle' | 'views' | 'countView'>;
}

/**
 * `GET /cars/{slug}/view.json`: counts a view of a vehicle and answers with the count and the current values of the
 * vehicle's changeable fields, which the page shows from then on. The page's script asks once a visit. Robots do not
 * count, nor do repeated views from one network. Source: specification 1, section 7.
 */
export class ViewCount {
  // in memory, because the limit is not worth a database write for each view
  readonly #limiter = memoryLimiter({ name: 'looks', points: VIEWS_PER_HOUR, seconds: 3600 });

  async answer({ request, response, network, services }: ViewRequest, slug = ''): Promise<void> {
    const vehicle = await services.vehicle(slug);
    if (!vehicle) {
      sendJson(response, 404, { message: 'There is no such vehicle.' });
      return;
    }
    const { id } = vehicle;
    const isShopper =
      request.method === 'GET' && !robot.test(request.headers['user-agent'] ?? 'bot');
    const isCounted = isShopper && !(await refusalOf(this.#limiter, `${network} ${id}`));
    sendJson(response, 200, {
      views: isCounted ? services.countView(id) : services.views(id),
      car_fields: carFields(vehicle),
    });
  }
}
