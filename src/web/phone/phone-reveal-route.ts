import { z } from 'zod';
import { phoneBook } from '#domain/dealership/phone-book.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/phone-reveal-route.ts';

/**
 * The field names come from the specification. The server knows the site and the dealership better than the browser
 * does.
 */
const reveal = z.object({
  car_id: z.number().int().positive().max(2_147_483_647).optional(),
  /** Whether the page only prepares for a lost connection: nothing is shown yet, so nothing is recorded. */
  prepares: z.boolean().default(false),
});

/**
 * `POST /api/phone-reveal`: records that a shopper asked for a number. The answer contains all numbers of the site by
 * name, so that one reveal serves every masked number of a page.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { site, recordPhoneReveal } = context.get(requestServices);
  const parsed = reveal.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) {
    return Response.json({ message: 'car_id must be the number of a vehicle.' }, { status: 400 });
  }
  const { car_id, prepares } = parsed.data;
  if (!prepares) await recordPhoneReveal(car_id);
  return Response.json({ phones: Object.fromEntries(phoneBook(site.settings)) });
}
