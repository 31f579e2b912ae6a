import type { Reservation } from '#domain/reservation/reservation.ts';
import { requestTerms } from '#domain/reservation/reserve-terms.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import { inTransaction, type JobContext } from '#services/site-context.ts';
import { confirmRequest, holdById } from '#store/reservations/vehicle-holds.ts';
import { reservationFollowUp } from './reservation-follow-up.ts';

export type ConfirmResult =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: 'not-requested' | 'vehicle-taken' };

/**
 * Confirms a request on the dealer's behalf: the vehicle is held from now on, for as long as the site holds vehicles
 * without payment. The messages to dealer and shopper are stored in the same transaction.
 */
export async function confirmReservation(context: JobContext, id: string): Promise<ConfirmResult> {
  const found = await holdById(context.db, id);
  const site = found && context.siteBySlug(found.site_slug);
  if (!site) return { ok: false, reason: 'not-requested' };
  const { seconds } = requestTerms(site.settings.checkout);
  return inTransaction(context, async (within) => {
    const confirmed = await confirmRequest(within.db, id, seconds);
    if (!confirmed.ok) return confirmed;
    const { reservation } = confirmed;
    const followUp = reservationFollowUp(site, reservation, {
      subcategory: 'Reservation confirmed',
      payment: 'The request was confirmed, and the vehicle is held. Nothing was paid online.',
    });
    await followUpLead({ ...within, site }, reservation.lead_id, followUp);
    return confirmed;
  });
}
