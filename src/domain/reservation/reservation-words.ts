import { longMomentWords } from '#domain/time/moment-words.ts';
import type { Reservation, ReservationState } from './reservation.ts';

interface ReservationSubject {
  /** `2021 Kia Carnival` */
  vehicle: string;
  dealer: string;
  /** IANA name of the dealer's time zone. */
  timeZone: string;
  /** Whether the shopper has just returned from the payment partner's page. */
  hasPaid: boolean;
}

/** The status of a reservation, in words for the shopper. */
export interface ReservationWords {
  title: string;
  lines: string[];
}

const words: Record<
  ReservationState,
  (subject: ReservationSubject & { until: string }) => ReservationWords
> = {
  requested: ({ vehicle, dealer }) => ({
    title: `We have your request to reserve the ${vehicle}`,
    lines: [
      `${dealer} will call you to confirm it, and keeps the vehicle for you from then on.`,
      'Until then it is still for sale, and you owe nothing.',
    ],
  }),
  held: ({ vehicle, dealer, until }) => ({
    title: `The ${vehicle} is reserved for you`,
    lines: [
      `We are holding it for you until ${until}.`,
      `${dealer} has your details and will be in touch.`,
    ],
  }),
  paying: ({ vehicle, until, hasPaid }) =>
    hasPaid
      ? {
          title: 'Thank you. Your payment is on its way to us',
          lines: [
            'This can take a moment. Check back shortly: this page shows when it has arrived.',
          ],
        }
      : {
          title: `The ${vehicle} is waiting for your payment`,
          lines: [`We are holding it for you until ${until}. Pay by then and it is reserved.`],
        },
  paid: ({ vehicle, dealer }) => ({
    title: `The ${vehicle} is reserved for you`,
    lines: [
      'Your payment has arrived. Thank you.',
      `${dealer} will be in touch about what happens next.`,
    ],
  }),
  completed: ({ vehicle, dealer }) => ({
    title: `Your reservation of the ${vehicle} is complete`,
    lines: [`If you have any questions, ${dealer} is happy to help.`],
  }),
  expired: ({ vehicle }) => ({
    title: `Your reservation of the ${vehicle} has expired`,
    lines: ['Nothing was charged. If it is still available, you can reserve it again.'],
  }),
  released: ({ vehicle }) => ({
    title: `Your reservation of the ${vehicle} was cancelled`,
    lines: ['Nothing was charged. If it is still available, you can reserve it again.'],
  }),
  unconfirmed: ({ vehicle, dealer }) => ({
    title: `Your request to reserve the ${vehicle} was not confirmed`,
    lines: [
      'Nothing was charged. If it is still available, you can ask again.',
      `Or call ${dealer}, who will gladly help.`,
    ],
  }),
  'needs-refund': ({ vehicle, dealer }) => ({
    title: `The ${vehicle} is not reserved, and your payment will be refunded`,
    lines: [`${dealer} knows about it, and will be in touch and return what you paid.`],
  }),
};

export function reservationWords(
  { state, expires_at }: Pick<Reservation, 'state' | 'expires_at'>,
  subject: ReservationSubject,
): ReservationWords {
  const until = expires_at === undefined ? '' : longMomentWords(expires_at, subject.timeZone);
  return words[state]({ ...subject, until });
}
