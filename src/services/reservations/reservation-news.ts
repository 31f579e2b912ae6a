import type { Lead } from '#domain/lead/lead.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import type { FollowUp } from '#services/leads/follow-up-lead.ts';
import { receivingLocation } from '#services/leads/submit-lead.ts';
import type { Site } from '#site/site.ts';
import { RESERVATION } from './reservation-lead.ts';

interface ReservationEvent {
  subcategory: string;
  /** What the dealer has to know about the money. */
  payment: string;
}

/** Tells dealer and shopper how a reservation stands now. */
export function reservationNews(
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
