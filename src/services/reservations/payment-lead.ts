import type { Lead } from '#domain/lead/lead.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { LeadSubmission } from '#services/submit-lead.ts';
import { amountWords, RESERVATION } from './reservation-lead.ts';

/** Answers of the first lead that the payment has overtaken. */
const outdated: ReadonlySet<string> = new Set(['payment', 'held_for']);

/** What the dealer is told once money has come: the same shopper and vehicle, and what is to be done. */
export function paymentLead(
  first: Lead,
  { id, state, amount_cents = 0 }: Reservation,
  notice: Pick<PaymentNotice, 'amount_cents'>,
): LeadSubmission {
  const amount = amountWords(notice.amount_cents ?? amount_cents);
  const isRefund = state === 'needs-refund';
  const { id: _id, site_slug: _site, created_at, consent, ...kept } = first;
  return {
    ...kept,
    category: RESERVATION,
    subcategory: isRefund ? 'Refund needed' : 'Deposit paid',
    fields: {
      ...first.fields,
      answers: [
        ...(first.fields.answers ?? []).filter(({ name }) => !outdated.has(name)),
        {
          name: 'payment',
          label: 'Payment',
          value: isRefund
            ? `REFUND NEEDED: ${amount} was paid online after the reservation had ended, and the vehicle is no longer free`
            : `${amount} paid online`,
        },
      ],
    },
    // a reservation's form always asks; nothing that was not agreed to is made up
    consent: consent ?? {
      opt_in: false,
      opt_in_wording: '',
      collection_notice: '',
      at: created_at,
    },
    idempotency_key: `reservation-${id}-${state}`,
  };
}
