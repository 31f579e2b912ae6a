import { amountWords } from '#domain/payment/amount-words.ts';
import type { OnlinePaymentState } from '#domain/payment/online-payment.ts';
import { paymentPath } from '#domain/payment/payment-path.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import { isOpen, type ReservationState } from '#domain/reservation/reservation.ts';
import type { VisitorActivity } from '#services/garage/visitor-activity.ts';
import type { ActivityFacts, VehicleLink } from './activity-facts.ts';

/** A reservation or payment. */
export interface BookingView {
  /** The id of its lead: the address of its page is a secret, which only its own visitor gets. */
  id: string;
  kind: 'Reservation' | 'Payment';
  /** What a payment is for; only for the visitor who made it. */
  reference: string | undefined;
  vehicle: VehicleLink | undefined;
  /** The slug of a reserved vehicle, by which a browser knows its own reservation. */
  reserved: string | undefined;
  state: string;
  isOpen: boolean;
  amount: string | undefined;
  /** When it expires. */
  until: string | undefined;
  sent: string;
  /** Its page; undefined if the visitor was not signed in. */
  href: string | undefined;
}

const reservationStates: Readonly<Record<ReservationState, string>> = {
  requested: 'Waiting for the dealer to confirm',
  paying: 'Waiting for your payment',
  held: 'Reserved for you',
  paid: 'Reserved and paid',
  expired: 'Expired',
  released: 'Cancelled',
  completed: 'Complete',
  'needs-refund': 'Not reserved, your payment will be refunded',
  unconfirmed: 'Not confirmed',
};

const paymentStates: Readonly<Record<OnlinePaymentState, string>> = {
  waiting: 'Waiting for your payment',
  paid: 'Paid',
  'not-paid': 'Not paid',
};

/** The reservations and payments of a visitor, the newest first. */
export function bookingViews(
  { leads, reservations, payments }: VisitorActivity,
  facts: ActivityFacts,
): BookingView[] {
  return leads.flatMap((sent): BookingView[] => {
    const ofLead = ({ lead_id }: { lead_id: string }): boolean => lead_id === sent.lead.id;
    return [
      ...reservations.filter(ofLead).map((one) => reservationView(one, sent, facts)),
      ...payments.filter(ofLead).map((one) => paymentView(one, sent, facts)),
    ];
  });
}

type Sent = VisitorActivity['leads'][number];

function reservationView(
  reservation: VisitorActivity['reservations'][number],
  { lead, isOwn }: Sent,
  { words, vehicleOf }: ActivityFacts,
): BookingView {
  const { id, state, amount_cents, expires_at, created_at } = reservation;
  const isUnfinished = isOpen(reservation);
  return {
    id: lead.id,
    kind: 'Reservation',
    reference: undefined,
    vehicle: vehicleOf(lead),
    reserved: lead.fields.vehicle?.slug,
    state: reservationStates[state],
    isOpen: isUnfinished,
    amount: amount_cents === null ? undefined : amountWords(amount_cents),
    until: isUnfinished && expires_at !== null ? words(expires_at) : undefined,
    sent: words(created_at),
    href: isOwn ? reservationPath(id) : undefined,
  };
}

function paymentView(
  payment: VisitorActivity['payments'][number],
  { lead, isOwn }: Sent,
  { words, vehicleOf, now }: ActivityFacts,
): BookingView {
  const { id, amount_cents, reference, expires_at, created_at } = payment;
  const hasLapsed = payment.state === 'waiting' && Date.parse(expires_at) <= now.getTime();
  const state = hasLapsed ? 'not-paid' : payment.state;
  const isOpen = state === 'waiting';
  return {
    id: lead.id,
    kind: 'Payment',
    reference: isOwn ? reference : undefined,
    vehicle: vehicleOf(lead),
    reserved: undefined,
    state: paymentStates[state],
    isOpen: state !== 'not-paid',
    amount: amountWords(amount_cents),
    until: isOpen ? words(expires_at) : undefined,
    sent: words(created_at),
    href: isOwn ? paymentPath(id) : undefined,
  };
}
