import { z } from 'zod';
import { isAnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { jsonOf } from '#server/http/json-of.ts';
import { plainPage } from '#server/pages/page.ts';
import { readPost } from '#server/http/read-post.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { sendJson } from '#server/http/send-json.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { PostLimit } from '#server/limits/post-limit.ts';

/** For one client network, which may be a whole office. */
const EVENTS_PER_MINUTE = 600;

const eventBody = z.object({
  event: z.string().max(40).refine(isAnalyticsEvent),
  car_id: z.number().int().positive().max(2_147_483_647).optional(),
});

/**
 * `POST /api/events`: records an analytics event that a page reports. Events have a limit of their own, apart
 * from forms. It counts in memory, because a database query for each event would be the very load that
 * the limit protects from.
 */
export class Events {
  readonly #limit = new PostLimit(memoryLimiter, 'events', EVENTS_PER_MINUTE);

  async answer({ request, response, site, network, services }: SiteRequest): Promise<void> {
    const post = await readPost(request, () => this.#limit.refusal(network));
    if (!post.ok) {
      await post.refusal.send(request, response);
      return;
    }
    if (!site.settings.analytics.own) {
      await plainPage(404, 'This site records no events.').send(request, response);
      return;
    }
    const parsed = eventBody.safeParse(jsonOf(post.body));
    if (!parsed.success) {
      sendJson(response, 400, { message: 'event must be in the catalogue.' });
      return;
    }
    services.recordEvent(parsed.data.event, parsed.data.car_id);
    response.writeHead(204, { ...securityHeaders, 'cache-control': 'no-store' }).end();
  }
}
