import type { SiteRequest } from '#server/http/endpoint.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import { sendJson } from '#server/http/send-json.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import type { RequestServices } from '#services/request-services.ts';

/** For one client network, which may be a whole office. Google charges for every request. */
const REQUESTS_PER_MINUTE = 30;

interface ReviewsRequest extends Pick<SiteRequest, 'response' | 'url' | 'network'> {
  services: { reviews: Pick<RequestServices['reviews'], 'ofGoogle'> };
}

/**
 * `GET /api/google-reviews?location=`: Google's reviews of a location. Apart from the page, and never cached, because
 * Google's terms forbid to store them.
 */
export class GoogleReviews {
  readonly #limiter = memoryLimiter({ name: 'reviews', points: REQUESTS_PER_MINUTE, seconds: 60 });

  async answer({ response, url, network, services }: ReviewsRequest): Promise<void> {
    if (await refusalOf(this.#limiter, network)) {
      sendJson(response, 429, { message: 'Too many requests for reviews.' });
      return;
    }
    const found = await services.reviews.ofGoogle(url.searchParams.get('location') ?? '');
    if (found) sendJson(response, 200, found);
    else response.writeHead(204, { 'cache-control': 'no-store' }).end();
  }
}
