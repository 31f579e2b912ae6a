import { formDefinitions } from '#domain/form/form-kinds.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import { inTransaction, type JobContext } from '#services/site-context.ts';
import { followUpLead, type FollowUp } from '#services/leads/follow-up-lead.ts';
import { paymentMismatch } from '#services/online-payments/payment-mismatch.ts';
import { holdById, payHold, releaseHold } from '#store/reservations/vehicle-holds.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { Site } from '#site/site.ts';
import { reservationFollowUp } from './reservation-follow-up.ts';

/** The result of a notice; `unchanged` if it was already applied or is too late to matter. */
export type NoticeOutcome =
  | 'paid'
  /** The amount or currency differs from the request, so it does not count as paid. */
  | 'mismatch'
  | 'needs-refund'
  | 'released'
  | 'unchanged'
  | 'unknown';

/**
 * Applies a notice of the payment partner to a reservation. It checks the reservation's state under the stock lock, so
 * a repeated or outdated notice changes nothing. The message to the dealer is stored in the same transaction.
 */
export async function applyPaymentNotice(
  context: JobContext,
  notice: PaymentNotice,
): Promise<NoticeOutcome> {
  const reservation = await holdById(context.db, notice.reference);
  const site = reservation && context.siteBySlug(reservation.site_slug);
  if (!site) return 'unknown';
  return inTransaction(context, async (within) => {
    const { db } = within;
    if (notice.outcome === 'not-paid') {
      return (await releaseHold(db, notice.reference)) ? 'released' : 'unchanged';
    }
    const mismatch = paymentMismatch(notice, reservation.amount_cents);
    if (mismatch) {
      const followUp = { category: formDefinitions.reservation.category, ...mismatch };
      await followUpLead({ ...within, site }, reservation.lead_id, followUp);
      return 'mismatch';
    }
    const paid = await payHold(db, notice.reference);
    if (!paid?.isNew) return 'unchanged';
    const { lead_id, state } = paid.reservation;
    const followUp = paymentFollowUp(site, paid.reservation, notice);
    await followUpLead({ ...within, site }, lead_id, followUp);
    return state === 'paid' ? 'paid' : 'needs-refund';
  });
}

/** Writes the follow-up for dealer and shopper about a payment that has arrived, with the next step for the dealer. */
function paymentFollowUp(
  site: Site,
  reservation: Reservation,
  notice: Pick<PaymentNotice, 'amount_cents'>,
): FollowUp {
  const cents = notice.amount_cents ?? reservation.amount_cents ?? 0;
  const amount = amountWords(cents);
  const isRefund = reservation.state === 'needs-refund';
  return reservationFollowUp(
    site,
    { ...reservation, amount_cents: cents },
    {
      subcategory: isRefund ? 'Refund needed' : 'Deposit paid',
      payment: isRefund
        ? `REFUND NEEDED: ${amount} was paid online after the reservation had ended, and the vehicle is no longer free`
        : `${amount} paid online`,
    },
  );
}
