import type { Lead } from '#domain/lead/lead.ts';
import { type InTransaction, inTransaction, type SiteContext } from '#services/site-context.ts';
import { lockedProgress, updateProgress } from '#store/leads/lead-progress.ts';
import { storedProgressKey } from './progress-key.ts';
import { sendToDealer } from './send-to-dealer.ts';

export interface OfferAnswer {
  accepted: boolean;
  /** The offer that the shopper saw, in whole dollars. */
  low: number;
  high: number;
}

/**
 * `answered`: the answer is stored and sent to the dealer. `answered-before`: nothing has changed. `another-offer`: the
 * lead's offer is not the one that the shopper saw. `unknown`: there is no such lead, or it has no contact details.
 */
export type OfferAnswered = 'answered' | 'answered-before' | 'another-offer' | 'unknown';

/**
 * Stores the shopper's answer to the offer, which completes the form. A dealer who already has the lead, because the
 * shopper was idle, gets the answer as an update with the same id. A shopper who declined may still accept, once.
 */
export function answerOffer(
  context: SiteContext,
  key: string,
  answer: OfferAnswer,
): Promise<OfferAnswered> {
  return inTransaction(context, (within) => storeAnswer(within, key, answer));
}

async function storeAnswer(
  within: InTransaction,
  key: string,
  { accepted, low, high }: OfferAnswer,
): Promise<OfferAnswered> {
  const of = { siteSlug: within.site.slug, idempotencyKey: storedProgressKey(key) };
  const progress = await lockedProgress(within.db, of);
  if (!progress?.contacted) return 'unknown';
  const { lead } = progress;
  if (isAnswered(lead, accepted)) return 'answered-before';
  const { valuation } = lead.fields;
  if (valuation?.low !== low || valuation.high !== high) return 'another-offer';
  const answered = { ...lead, form_completed: true, offer_accepted: accepted };
  await updateProgress(within.db, answered, { ...progress, hasNews: true });
  await sendToDealer(within, { ...progress, lead: answered });
  return 'answered';
}

function isAnswered({ offer_accepted }: Lead, accepted: boolean): boolean {
  if (offer_accepted === undefined) return false;
  return !(accepted && !offer_accepted);
}
