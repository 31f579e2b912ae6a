import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { FollowUp } from '#services/leads/follow-up-lead.ts';
import type { Site } from '#site/site.ts';
import { reservationFollowUp } from './reservation-follow-up.ts';

/** Writes the follow-up for dealer and shopper about a payment that has arrived, with the next step for the dealer. */
export function paymentFollowUp(
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
