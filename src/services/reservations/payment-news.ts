import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { FollowUp } from '#services/follow-up-lead.ts';
import { RESERVATION } from './reservation-lead.ts';

/** What the dealer is told once money has come: the same shopper and vehicle, and what is to be done. */
export function paymentNews(
  { id, state, amount_cents = 0 }: Reservation,
  notice: Pick<PaymentNotice, 'amount_cents'>,
): FollowUp {
  const amount = amountWords(notice.amount_cents ?? amount_cents);
  const isRefund = state === 'needs-refund';
  return {
    category: RESERVATION,
    subcategory: isRefund ? 'Refund needed' : 'Deposit paid',
    answer: {
      name: 'payment',
      label: 'Payment',
      value: isRefund
        ? `REFUND NEEDED: ${amount} was paid online after the reservation had ended, and the vehicle is no longer free`
        : `${amount} paid online`,
    },
    outdated: ['held_for'],
    idempotency_key: `reservation-${id}-${state}`,
  };
}
