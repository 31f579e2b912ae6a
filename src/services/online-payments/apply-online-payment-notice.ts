import type { Kysely } from 'kysely';
import { formDefinitions } from '#domain/form/form-kinds.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import { paymentAnswer } from '#domain/payment/payment-answer.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { onlinePaymentById, settleOnlinePayment } from '#store/reservations/online-payments.ts';
import type { Schema } from '#store/database/schema.ts';
import { paymentConfirmation } from './payment-confirmation.ts';
import { paymentMismatch } from './payment-mismatch.ts';

const { category } = formDefinitions['online-payment'];

/**
 * Applies a notice of the payment partner to a payment that is not for a reservation. A repeated notice changes
 * nothing. The message to the dealer is stored in the same transaction.
 * @param siteBySlug returns undefined for a site that was removed
 */
export async function applyOnlinePaymentNotice(
  db: Kysely<Schema>,
  jobs: JobQueue,
  siteBySlug: (slug: string) => Site | undefined,
  notice: PaymentNotice,
): Promise<'paid' | 'mismatch' | 'released' | 'unchanged' | 'unknown'> {
  const known = await onlinePaymentById(db, notice.reference);
  const site = known && siteBySlug(known.site_slug);
  if (!site) return 'unknown';
  return db.transaction().execute(async (trx) => {
    const mismatch =
      notice.outcome === 'paid' ? paymentMismatch(notice, known.amount_cents) : undefined;
    if (mismatch) {
      await followUpLead(trx, { jobs, site }, known.lead_id, { category, ...mismatch });
      return 'mismatch';
    }
    const settled = await settleOnlinePayment(trx, notice.reference, notice.outcome);
    if (!settled) return 'unchanged';
    if (settled.state !== 'paid') return 'released';
    const amount = amountWords(notice.amount_cents ?? settled.amount_cents);
    await followUpLead(trx, { jobs, site }, settled.lead_id, {
      category,
      subcategory: 'Paid',
      answer: paymentAnswer(`${amount} paid online`),
      outdated: [],
      idempotency_key: `payment-${settled.id}-paid`,
      confirmation: (first) =>
        paymentConfirmation(
          site,
          { id: settled.id, amount_cents: notice.amount_cents ?? settled.amount_cents },
          receivingLocation(site, first),
          new URL(first.origin.url).origin,
        ),
    });
    return 'paid';
  });
}
