import { amountWords } from '#domain/payment/amount-words.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import { inTransaction, type JobContext } from '#services/site-context.ts';
import { claimLapsedHolds } from '#store/reservations/overdue-holds.ts';
import { reservationFollowUp } from './reservation-follow-up.ts';

/**
 * Reports reservations and requests that have lapsed since the last call: to the dealer as a lead, to the shopper by
 * e-mail. The claim and the leads are stored in one transaction, so each lapse is reported once even with several
 * processes.
 * @returns the number of reported reservations
 */
export function reportLapsedHolds(context: JobContext): Promise<number> {
  return inTransaction(context, async (within) => {
    const lapsed = await claimLapsedHolds(within.db);
    for (const { reservation, isForSale } of lapsed) {
      const site = within.siteBySlug(reservation.site_slug);
      if (!site) continue;
      const followUp = reservationFollowUp(site, reservation, {
        subcategory: reservation.state === 'unconfirmed' ? 'Request lapsed' : 'Reservation lapsed',
        payment: lapseWords(reservation, isForSale),
      });
      await followUpLead({ ...within, site }, reservation.lead_id, followUp);
    }
    return lapsed.length;
  });
}

function lapseWords({ state, amount_cents }: Reservation, isForSale: boolean): string {
  if (state === 'unconfirmed')
    return isForSale
      ? 'The request was not confirmed in time. The vehicle is still for sale, and nothing was paid online.'
      : 'The request has ended: the vehicle is sold. Nothing was paid online.';
  if (!isForSale) return 'The hold has ended: the vehicle is sold. Nothing was paid online.';
  return amount_cents === undefined
    ? 'The hold has ended and the vehicle is free again. Nothing was paid online.'
    : `${amountWords(amount_cents)} was not paid in time, and the vehicle is free again.`;
}
