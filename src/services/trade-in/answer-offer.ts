import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { lockedProgress, updateProgress } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { logUndeliverable } from '#services/leads/log-undeliverable.ts';
import type { StoreLeadParts } from '#services/leads/lead-submission.ts';
import { storedProgressKey } from './progress-key.ts';
import type { ProgressParts } from './save-progress.ts';
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
export async function answerOffer(
  db: Kysely<Schema>,
  { log, ...parts }: ProgressParts,
  key: string,
  answer: OfferAnswer,
): Promise<OfferAnswered> {
  const { outcome, undeliverable } = await db
    .transaction()
    .execute((trx) => storeAnswer(trx, parts, key, answer));
  logUndeliverable(log, undeliverable);
  return outcome;
}

async function storeAnswer(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  key: string,
  { accepted, low, high }: OfferAnswer,
): Promise<{ outcome: OfferAnswered; undeliverable?: UndeliverableLead | undefined }> {
  const of = { siteSlug: parts.site.slug, idempotencyKey: storedProgressKey(key) };
  const progress = await lockedProgress(trx, of);
  if (!progress?.contacted) return { outcome: 'unknown' };
  const { lead } = progress;
  if (isAnswered(lead, accepted)) return { outcome: 'answered-before' };
  const { valuation } = lead.fields;
  if (valuation?.low !== low || valuation.high !== high) return { outcome: 'another-offer' };
  const answered = { ...lead, form_completed: true, offer_accepted: accepted };
  await updateProgress(trx, answered, { ...progress, hasNews: true });
  const { undeliverable } = await sendToDealer(trx, parts, { ...progress, lead: answered });
  return { outcome: 'answered', undeliverable };
}

function isAnswered({ offer_accepted }: Lead, accepted: boolean): boolean {
  if (offer_accepted === undefined) return false;
  return !(accepted && !offer_accepted);
}
