import { formDefinitions } from '#domain/form/form-kinds.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { paymentAnswer } from '#domain/payment/payment-answer.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import type { FollowUp } from '#services/leads/follow-up-lead.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { Site } from '#site/site.ts';

export interface ReservationEvent {
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
    category: formDefinitions.reservation.category,
    subcategory,
    answer: paymentAnswer(payment),
    outdated: ['held_for'],
    idempotency_key: `reservation-${reservation.id}-${reservation.state}`,
    confirmation: (first) =>
      reservationConfirmation(site, reservation, {
        vehicle: vehicleName(first),
        location: receivingLocation(site, first),
        visit: first.fields.appointment,
        origin: new URL(first.origin.url).origin,
      }),
  };
}

function vehicleName({ fields }: Lead): string {
  return fields.vehicle?.name ?? 'vehicle';
}
