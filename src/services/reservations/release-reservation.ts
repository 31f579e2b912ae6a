import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import { inTransaction, type JobContext } from '#services/site-context.ts';
import { declineRequest, withdrawHold } from '#store/reservations/vehicle-holds.ts';
import { type ReservationEvent, reservationFollowUp } from './reservation-follow-up.ts';

/**
 * Releases a reserved vehicle, or declines a request, on the dealer's behalf. The messages to dealer and shopper are
 * stored in the same transaction.
 * @returns the updated reservation; undefined if it neither held a vehicle nor waited for confirmation
 */
export async function releaseReservation(
  context: JobContext,
  id: string,
): Promise<Reservation | undefined> {
  return inTransaction(context, async (within) => {
    const { db, siteBySlug } = within;
    const reservation = (await withdrawHold(db, id)) ?? (await declineRequest(db, id));
    const site = reservation && siteBySlug(reservation.site_slug);
    if (!site) return reservation;
    const followUp = reservationFollowUp(site, reservation, released(reservation));
    await followUpLead({ ...within, site }, reservation.lead_id, followUp);
    return reservation;
  });
}

function released({ state, amount_cents }: Reservation): ReservationEvent {
  if (state === 'needs-refund')
    return {
      subcategory: 'Refund needed',
      payment: `REFUND NEEDED: ${amountWords(amount_cents ?? 0)} was paid online, and the reservation was released`,
    };
  return state === 'unconfirmed'
    ? {
        subcategory: 'Request declined',
        payment: 'The request was declined, and nothing was paid online.',
      }
    : {
        subcategory: 'Reservation released',
        payment: 'The reservation was released, and nothing was paid online.',
      };
}
