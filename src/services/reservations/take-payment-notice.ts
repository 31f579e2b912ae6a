import type { Kysely } from 'kysely';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { Site } from '#site/site.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import { paymentMismatch } from '#services/online-payments/payment-mismatch.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { Schema } from '#store/database/schema.ts';
import { holdById, payHold, releaseHold } from '#store/reservations/vehicle-holds.ts';
import { paymentNews } from './payment-news.ts';
import { RESERVATION } from './reservation-lead.ts';

/** What a notice has led to; `unchanged` for one that was known, or comes too late to matter. */
export type NoticeOutcome =
  | 'paid'
  /** Another amount or currency than was asked; it does not count as paid. */
  | 'mismatch'
  | 'needs-refund'
  | 'released'
  | 'unchanged'
  | 'unknown';

/**
 * Applies a notice of the payment partner to a reservation. The reservation's state decides, under the lock of the
 * stock, so the same notice twice, or an older one after a newer one, changes nothing. The dealer is told about money
 * in the same transaction.
 * @param siteOf undefined for a site that was removed
 */
export async function takePaymentNotice(
  db: Kysely<Schema>,
  jobs: JobQueue,
  siteOf: (slug: string) => Site | undefined,
  notice: PaymentNotice,
): Promise<NoticeOutcome> {
  const reservation = await holdById(db, notice.reference);
  const site = reservation && siteOf(reservation.site_slug);
  if (!site) return 'unknown';
  return db.transaction().execute(async (trx) => {
    if (notice.outcome === 'not-paid') {
      return (await releaseHold(trx, notice.reference)) ? 'released' : 'unchanged';
    }
    const mismatch = paymentMismatch(notice, reservation.amount_cents);
    if (mismatch) {
      const news = { category: RESERVATION, ...mismatch };
      await followUpLead(trx, { jobs, site }, reservation.lead_id, news);
      return 'mismatch';
    }
    const paid = await payHold(trx, notice.reference);
    if (!paid?.isNew) return 'unchanged';
    const { lead_id, state } = paid.reservation;
    const news = paymentNews(site, paid.reservation, notice);
    await followUpLead(trx, { jobs, site }, lead_id, news);
    return state === 'paid' ? 'paid' : 'needs-refund';
  });
}
