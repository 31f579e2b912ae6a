import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { Site } from '#site/site.ts';
import { followUpLead } from '#services/follow-up-lead.ts';
import { paymentMismatch } from '#services/online-payments/payment-mismatch.ts';
import { holdById, payHold, releaseHold } from '#store/vehicle-holds.ts';
import { paymentNews } from './payment-news.ts';
import { RESERVATION } from './reservation-lead.ts';
import type { ReservationParts } from './reserve-vehicle.ts';

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
 * Takes in what the payment partner says. The reservation's state decides, under the lock of the stock, so the same
 * notice twice, or an older one after a newer one, changes nothing. The dealer hears of money in the same transaction.
 * @param siteOf undefined for a site that is no more
 */
export async function takePaymentNotice(
  parts: Pick<ReservationParts, 'db' | 'jobs'>,
  siteOf: (slug: string) => Site | undefined,
  notice: PaymentNotice,
): Promise<NoticeOutcome> {
  const { db } = parts;
  const reservation = await holdById(db, notice.reference);
  const site = reservation && siteOf(reservation.site_slug);
  if (!site) return 'unknown';
  return db.transaction().execute(async (transaction) => {
    if (notice.outcome === 'not-paid') {
      return (await releaseHold(transaction, notice.reference)) ? 'released' : 'unchanged';
    }
    const mismatch = paymentMismatch(notice, reservation.amount_cents);
    if (mismatch) {
      const news = { category: RESERVATION, ...mismatch };
      await followUpLead({ ...parts, site }, transaction, reservation.lead_id, news);
      return 'mismatch';
    }
    const paid = await payHold(transaction, notice.reference);
    if (!paid?.isNew) return 'unchanged';
    const { lead_id, state } = paid.reservation;
    const news = paymentNews(site, paid.reservation, notice);
    await followUpLead({ ...parts, site }, transaction, lead_id, news);
    return state === 'paid' ? 'paid' : 'needs-refund';
  });
}
