import type { Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { markSent, addressesSent } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { addDeliveries } from '#services/leads/add-deliveries.ts';
import { autoReplyTo } from '#services/leads/auto-reply-to.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { StoreLeadParts } from '#services/leads/lead-submission.ts';
import { deliveriesToDealer } from '#services/leads/deliveries-to-dealer.ts';

/** What a dealer is sent, and how often they have been sent it before. */
export interface LeadToSend {
  lead: Pick<Lead, 'id' | 'site_slug' | 'dealership_slug' | 'location_id' | 'fields'>;
  timesSent: number;
}

export interface SentToDealer {
  /** The number of deliveries to the dealer. */
  deliveries: number;
  /** The lead, if this is its first sending and it is undeliverable. */
  undeliverable?: UndeliverableLead | undefined;
}

/**
 * Sends the lead of a multi-step form in the caller's transaction: as a new lead to addresses that do not have it, as an
 * update with the same id to the others. The shopper gets an automatic reply only the first time.
 */
export async function sendToDealer(
  trx: Transaction<Schema>,
  { site, jobs }: StoreLeadParts,
  { lead, timesSent }: LeadToSend,
): Promise<SentToDealer> {
  const isFirst = timesSent === 0;
  const toDealer = deliveriesToDealer(site, lead, await addressesSent(trx, lead.id));
  const reply = isFirst ? await autoReplyTo(trx, site, lead.fields.email) : [];
  await addDeliveries(trx, jobs, lead.id, [...toDealer, ...reply]);
  await markSent(trx, lead.id);
  if (!isFirst || toDealer.length > 0) return { deliveries: toDealer.length };
  const { id, site_slug, dealership_slug } = lead;
  const location_id = receivingLocation(site, lead)?.id;
  return { deliveries: 0, undeliverable: { id, site_slug, dealership_slug, location_id } };
}
