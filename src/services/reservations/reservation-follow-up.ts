import type { Lead } from '#domain/lead/lead.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import type { FollowUp } from '#services/leads/follow-up-lead.ts';
import { receivingLocation } from '#services/leads/submit-lead.ts';
import type { Site } from '#site/site.ts';
import { RESERVATION } from './reservation-lead.ts';

interface ReservationEvent {
  subcategory: string;
  /** What the dealer should know about the payment. */
  payment: string;
}

/** Writes the follow-up for dealer and shopper about the current state of a reservation. */
export function reservationFollowUp(
  site: Site,
  reservation: Reservation,
  { subcategory, payment }: ReservationEvent,
): FollowUp {
  return {
    category: RESERVATION,
    subcategory,
    answer: { name: 'payment', label: 'Payment', value: payment },
    outdated: ['held_for'],
    idempotency_key: `reservation-${reservation.id}-${reservation.state}`,
    confirmation: (first) =>
      reservationConfirmation(site, reservation, {
        vehicle: vehicleName(first),
        location: receivingLocation(site, first),
        origin: new URL(first.origin.url).origin,
      }),
  };
}

function vehicleName({ fields }: Lead): string {
  return fields.vehicle?.name ?? 'vehicle';
}
