import { z } from 'zod';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/miscellaneous-route.ts';
import { progressKey } from './valuation/progress-key.ts';

const dollars = z.number().int().min(0).max(100_000_000);
const shownOffer = z.strictObject({
  column_name: z.literal('valuation'),
  progress_key: progressKey,
  low: dollars,
  high: dollars,
  confidence: z.number().min(0).max(1),
  sample: z.number().int().min(0).max(1_000_000),
});

/**
 * `POST /api/miscellaneous`: stores the offer that the shopper's browser showed with the lead that it holds the key of.
 * Source: specification 2, section 7.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { site, tradeIn } = context.get(requestServices);
  const { enabled, save_valuation } = site.settings.trade_in;
  if (!enabled || !save_valuation) return new Response(null, { status: 404 });
  const parsed = shownOffer.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) {
    const [fault] = parsed.error.issues;
    const message = `${fault?.path.join('.') || 'The body'}: ${fault?.message ?? 'is faulty'}`;
    return Response.json({ message }, { status: 400 });
  }
  const { column_name: _, progress_key: key, ...valuation } = parsed.data;
  if (!(await tradeIn.storeValuation(key, valuation))) {
    return Response.json({ message: 'There is no such enquiry.' }, { status: 403 });
  }
  return Response.json({ saved: true });
}
