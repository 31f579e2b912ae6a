import { formDefinitions } from '#domain/form/form-kinds.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import { paymentAnswer } from '#domain/payment/payment-answer.ts';
import { reservationReference } from '#domain/reservation/reservation-reference.ts';
import { spanWords } from '#domain/reservation/span-words.ts';
import { momentWords } from '#domain/time/moment-words.ts';
import type { NewHold } from '#store/reservations/vehicle-holds.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';

interface StateWords {
  subcategory: string;
  payment: string;
  timeLabel: string;
}

const ofState: Readonly<Record<NewHold['state'], (cents: number) => StateWords>> = {
  requested: () => ({
    subcategory: 'Reservation requested',
    payment:
      'None was taken online. The vehicle is still for sale: call the shopper, then confirm or decline the request',
    timeLabel: 'Waits for your confirmation',
  }),
  held: () => ({
    subcategory: 'Held without payment',
    payment: 'None was taken online',
    timeLabel: 'Held for',
  }),
  paying: (cents) => ({
    subcategory: 'Awaiting payment',
    payment: `${amountWords(cents)} to be paid online; we will send another message once it has been paid`,
    timeLabel: 'Held for',
  }),
};

/** Makes the lead of a reservation: the submission with the payment and the end of the hold for the dealer. */
export function reservationLead(
  submission: LeadSubmission,
  hold: Pick<NewHold, 'id' | 'state' | 'amount_cents' | 'seconds'>,
  timeZone: string,
  now: Date,
): LeadSubmission {
  const until = new Date(now.getTime() + hold.seconds * 1000).toISOString();
  const { subcategory, payment, timeLabel } = ofState[hold.state](hold.amount_cents ?? 0);
  return {
    ...submission,
    category: formDefinitions.reservation.category,
    subcategory,
    fields: {
      ...submission.fields,
      answers: [
        ...(submission.fields.answers ?? []),
        { name: 'reservation', label: 'Reservation', value: hold.id },
        { name: 'reference', label: 'Reference', value: reservationReference(hold.id) },
        paymentAnswer(payment),
        {
          name: 'held_for',
          label: timeLabel,
          value: `${spanWords(hold.seconds)}, until ${momentWords(until, timeZone)}`,
        },
      ],
    },
  };
}

/** The answers that the platform adds to the lead of a reservation. */
const ownAnswers: ReadonlySet<string> = new Set([
  'reservation',
  'reference',
  'payment',
  'held_for',
]);

/** The lead of a live reservation after its shopper has corrected the form: the hold and its payment stay. */
export function correctedLead(
  { category, subcategory, fields: before }: Lead,
  { fields }: LeadSubmission,
): Pick<Lead, 'category' | 'subcategory' | 'fields'> {
  const kept = (before.answers ?? []).filter(({ name }) => ownAnswers.has(name));
  return {
    category,
    subcategory,
    fields: { ...fields, answers: [...(fields.answers ?? []), ...kept] },
  };
}
