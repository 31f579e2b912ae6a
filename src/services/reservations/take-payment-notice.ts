import type { Transaction } from 'kysely';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { Site } from '#site/site.ts';
import { submitLead } from '#services/submit-lead.ts';
import type { Schema } from '#store/schema.ts';
import { SiteLeads } from '#store/site-leads.ts';
import { holdById, payHold, releaseHold } from '#store/vehicle-holds.ts';
import { paymentLead } from './payment-lead.ts';
import { leadsWithin, type ReservationParts } from './reserve-vehicle.ts';

/** What a notice has led to; `unchanged` for one that was known, or comes too late to matter. */
export type NoticeOutcome = 'paid' | 'needs-refund' | 'released' | 'unchanged' | 'unknown';

/**
 * Takes in what the payment partner says. The reservation's state decides, under the lock of the stock, so the same
 * notice twice, or an older one after a newer one, changes nothing. The dealer hears of money in the same transaction.
 * @param siteOf undefined for a site that is no more
 */
export async function takePaymentNotice(
  parts: Pick<ReservationParts, 'db' | 'jobs'>,
  siteOf: (slug: string) => Site | undefined,
  notice: PaymentNotice,
): Promise<NoticeOutcome> {
  const { db } = parts;
  const reservation = await holdById(db, notice.reference);
  const site = reservation && siteOf(reservation.site_slug);
  if (!site) return 'unknown';
  return db.transaction().execute(async (transaction) => {
    if (notice.outcome === 'not-paid') {
      return (await releaseHold(transaction, notice.reference)) ? 'released' : 'unchanged';
    }
    const paid = await payHold(transaction, notice.reference);
    if (!paid?.isNew) return 'unchanged';
    await tellDealer({ ...parts, site }, transaction, paid.reservation, notice);
    return paid.reservation.state === 'paid' ? 'paid' : 'needs-refund';
  });
}

async function tellDealer(
  parts: Pick<ReservationParts, 'db' | 'jobs' | 'site'>,
  transaction: Transaction<Schema>,
  reservation: Reservation,
  notice: PaymentNotice,
): Promise<void> {
  const first = await new SiteLeads(transaction, parts.site).byId(reservation.lead_id);
  if (!first) throw new Error(`Reservation ${reservation.id} has lost its lead`);
  await submitLead(
    { ...parts, leads: leadsWithin(parts, transaction) },
    paymentLead(first, reservation, notice),
  );
}
