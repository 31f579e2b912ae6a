import { z } from 'zod';
import { isAnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/events-route.ts';

const told = z.object({
  event: z.string().max(40),
  car_id: z.number().int().positive().max(2_147_483_647).optional(),
});

/** `POST /api/events`: something that a dealer follows happened on a page. */
export async function action({ context, request }: Route.ActionArgs) {
  const { site, recordEvent } = context.get(requestServices);
  if (!site.settings.analytics.own) return new Response(null, { status: 404 });
  const parsed = told.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success || !isAnalyticsEvent(parsed.data.event)) {
    return Response.json({ message: 'event must be one of the catalogue.' }, { status: 400 });
  }
  recordEvent(parsed.data.event, parsed.data.car_id);
  return new Response(null, { status: 204 });
}
