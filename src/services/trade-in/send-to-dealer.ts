import type { Lead } from '#domain/lead/lead.ts';
import { markSent, addressesSent } from '#store/leads/lead-progress.ts';
import type { InTransaction } from '#services/site-context.ts';
import { addDeliveries } from '#services/leads/add-deliveries.ts';
import { autoReplyTo } from '#services/leads/auto-reply-to.ts';
import { logUndeliverable } from '#services/leads/log-undeliverable.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import { deliveriesToDealer } from '#services/leads/deliveries-to-dealer.ts';

/** What a dealer is sent, and how often they have been sent it before. */
export interface LeadToSend {
  lead: Pick<Lead, 'id' | 'dealership_slug' | 'location_id' | 'fields'>;
  timesSent: number;
}

/**
 * Sends the lead of a multi-step form in the caller's transaction: as a new lead to addresses that do not have it, as an
 * update with the same id to the others. The shopper gets an automatic reply only the first time.
 * @returns the number of deliveries to the dealer
 */
export async function sendToDealer(
  within: InTransaction,
  { lead, timesSent }: LeadToSend,
): Promise<number> {
  const { db, site } = within;
  const isFirst = timesSent === 0;
  const toDealer = deliveriesToDealer(site, lead, await addressesSent(db, lead.id));
  const reply = isFirst ? await autoReplyTo(db, site, lead.fields.email) : [];
  await addDeliveries(within, lead.id, [...toDealer, ...reply]);
  await markSent(db, lead.id);
  if (isFirst && toDealer.length === 0)
    logUndeliverable(within, lead.id, receivingLocation(site, lead)?.id);
  return toDealer.length;
}
