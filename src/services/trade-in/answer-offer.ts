import type { Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { lockedProgress, updateProgress } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { tellingOfKept } from '#services/telling-of-kept.ts';
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
  answer: OfferAnswer,
): Promise<OfferAnswered> {
  return tellingOfKept(parts.onKept, (onKept) =>
    parts.db
      .transaction()
      .execute((transaction) => answerIn({ ...parts, onKept }, transaction, key, answer)),
  );
}

async function answerIn(
  parts: ProgressParts,
  transaction: Transaction<Schema>,
  key: string,
  { accepted, low, high }: OfferAnswer,
): Promise<OfferAnswered> {
  const of = { siteSlug: parts.site.slug, idempotencyKey: storedProgressKey(key) };
  const progress = await lockedProgress(transaction, of);
  if (!progress?.contacted) return 'unknown';
  const { lead } = progress;
  if (isAnswered(lead, accepted)) return 'answered-before';
  const { valuation } = lead.fields;
  if (valuation?.low !== low || valuation.high !== high) return 'another-offer';
  const answered = { ...lead, form_completed: true, offer_accepted: accepted };
  await updateProgress(transaction, answered, { ...progress, hasNews: true });
  await handOver(parts, transaction, { ...progress, lead: answered });
  return 'answered';
}

function isAnswered({ offer_accepted }: Lead, accepted: boolean): boolean {
  if (offer_accepted === undefined) return false;
  return !(accepted && !offer_accepted);
}
