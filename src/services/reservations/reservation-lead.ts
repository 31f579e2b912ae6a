import { formDefinitions } from '#domain/form/form-kinds.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import { paymentAnswer } from '#domain/payment/payment-answer.ts';
import { spanWords } from '#domain/reservation/span-words.ts';
import { momentWords } from '#domain/time/moment-words.ts';
import type { NewHold } from '#store/reservations/vehicle-holds.ts';
import type { LeadSubmission } from '#services/leads/submit-lead.ts';

/** Makes the lead of a reservation: the submission with the payment and the end of the hold for the dealer. */
export function reservationLead(
  submission: LeadSubmission,
  hold: Pick<NewHold, 'id' | 'state' | 'amount_cents' | 'seconds'>,
  timeZone: string,
  now: Date,
): LeadSubmission {
  const until = new Date(now.getTime() + hold.seconds * 1000).toISOString();
  const payment =
    hold.state === 'paying'
      ? `${amountWords(hold.amount_cents ?? 0)} to be paid online; we will send another message once it has been paid`
      : 'None was taken online';
  return {
    ...submission,
    category: formDefinitions.reservation.category,
    subcategory: hold.state === 'paying' ? 'Awaiting payment' : 'Held without payment',
    fields: {
      ...submission.fields,
      answers: [
        ...(submission.fields.answers ?? []),
        { name: 'reservation', label: 'Reservation', value: hold.id },
        paymentAnswer(payment),
        {
          name: 'held_for',
          label: 'Held for',
          value: `${spanWords(hold.seconds)}, until ${momentWords(until, timeZone)}`,
        },
      ],
    },
  };
}
