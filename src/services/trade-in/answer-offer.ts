import { type LeadProgress, lockedProgress, updateProgress } from '#store/lead-progress.ts';
import { handOver } from './hand-over.ts';
import { storedProgressKey } from './progress-key.ts';
import type { ProgressParts } from './save-progress.ts';

export interface OfferAnswer {
  accepted: boolean;
  /** The offer that the shopper had before their eyes, in whole dollars. */
  low: number;
  high: number;
}

/**
 * `answered`: it is stored, and the dealer is told. `answered-before`: nothing has changed. `another-offer`: the lead's
 * offer is not the one that was seen. `unknown`: there is no such lead, or nobody to call.
 */
export type OfferAnswered = 'answered' | 'answered-before' | 'another-offer' | 'unknown';

/**
 * The shopper's answer to the offer ends the form. Of a lead that the dealer has had already, because its shopper was
 * quiet, the dealer gets the answer as news under the same id. Who said no may still say yes, once.
 */
export function answerOffer(
  parts: ProgressParts,
  key: string,
  { accepted, low, high }: OfferAnswer,
): Promise<OfferAnswered> {
  const of = { siteSlug: parts.site.slug, idempotencyKey: storedProgressKey(key) };
  return parts.db.transaction().execute(async (transaction) => {
    const progress = await lockedProgress(transaction, of);
    if (!progress?.contacted) return 'unknown';
    if (isAnswered(progress, accepted)) return 'answered-before';
    const { lead } = progress;
    const { valuation } = lead.fields;
    if (valuation?.low !== low || valuation.high !== high) return 'another-offer';
    const answered = { ...lead, form_completed: true, offer_accepted: accepted };
    await updateProgress(transaction, answered, { ...progress, hasNews: true });
    await handOver(parts, transaction, { ...progress, lead: answered });
    return 'answered';
  });
}

function isAnswered({ lead }: LeadProgress, accepted: boolean): boolean {
  if (!lead.form_completed) return false;
  return !(accepted && lead.offer_accepted === false);
}
