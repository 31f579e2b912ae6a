import type { Transaction } from 'kysely';
import { type LeadProgress, markSent, receiversOf } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { addDeliveries } from '#services/leads/add-deliveries.ts';
import { autoReplyTo } from '#services/leads/auto-reply-to.ts';
import { receivingLocation, type StoreLeadParts } from '#services/leads/submit-lead.ts';
import { deliveriesToDealer } from './deliveries-to-dealer.ts';

export interface SentToDealer {
  /** How many deliveries the dealer gets. */
  deliveries: number;
  /** The lead, if it is sent for the first time and nobody receives it. */
  undeliverable?: UndeliverableLead | undefined;
}

/**
 * Sends a lead that was filled in screen by screen, in the caller's transaction: as a new lead to a receiver that has
 * not had it, as an update under the same id to the others. The shopper gets an automatic reply the first time only.
 */
export async function sendToDealer(
  trx: Transaction<Schema>,
  { site, jobs }: StoreLeadParts,
  { lead, timesSent }: Pick<LeadProgress, 'lead' | 'timesSent'>,
): Promise<SentToDealer> {
  const isFirst = timesSent === 0;
  const toDealer = deliveriesToDealer(site, lead, await receiversOf(trx, lead.id));
  const reply = isFirst ? await autoReplyTo(trx, site, lead.fields.email) : [];
  await addDeliveries(trx, jobs, lead.id, [...toDealer, ...reply]);
  await markSent(trx, lead.id);
  if (!isFirst || toDealer.length > 0) return { deliveries: toDealer.length };
  const { id, site_slug, dealership_slug } = lead;
  const location_id = receivingLocation(site, lead)?.id;
  return { deliveries: 0, undeliverable: { id, site_slug, dealership_slug, location_id } };
}
