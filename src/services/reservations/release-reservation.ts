import type { Kysely } from 'kysely';
import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import type { Schema } from '#store/database/schema.ts';
import { withdrawHold } from '#store/reservations/vehicle-holds.ts';
import type { LapseParts } from './report-lapsed-holds.ts';
import { reservationFollowUp } from './reservation-follow-up.ts';

/**
 * Releases a reserved vehicle at the dealer's request. The messages to dealer and shopper are stored in the same
 * transaction.
 * @returns the updated reservation; undefined if it held no vehicle
 */
export async function releaseReservation(
  db: Kysely<Schema>,
  { jobs, siteBySlug }: LapseParts,
  id: string,
): Promise<Reservation | undefined> {
  return db.transaction().execute(async (trx) => {
    const reservation = await withdrawHold(trx, id);
    const site = reservation && siteBySlug(reservation.site_slug);
    if (!site) return reservation;
    const isRefund = reservation.state === 'needs-refund';
    const followUp = reservationFollowUp(site, reservation, {
      subcategory: isRefund ? 'Refund needed' : 'Reservation released',
      payment: isRefund
        ? `REFUND NEEDED: ${amountWords(reservation.amount_cents ?? 0)} was paid online, and the reservation was released`
        : 'The reservation was released, and nothing was paid online.',
    });
    await followUpLead(trx, { jobs, site }, reservation.lead_id, followUp);
    return reservation;
  });
}
