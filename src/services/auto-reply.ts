import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { Site } from '#site/site.ts';
import { claimAutoReply } from '#store/claim-auto-reply.ts';
import { addDeliveries } from '#store/kept-leads.ts';
import { AUTO_REPLY } from '#store/lead-deliveries.ts';
import type { Schema } from '#store/schema.ts';
import type { NewDelivery } from '#store/site-leads.ts';

/**
 * Gives a new lead an automatic reply to the shopper, where the site sends them. Anybody may type anybody's address
 * into a form, so a mailbox gets one in 24 hours, over all sites, and of the words that were typed none is in it.
 * @returns the delivery that needs a job in the same transaction, if there is one
 */
export async function addAutoReply(
  transaction: Transaction<Schema>,
  site: Site,
  leadId: string,
  email: string,
): Promise<NewDelivery[]> {
  const mailbox = mailboxOf(email);
  if (!site.settings.forms.auto_reply.enabled || mailbox === undefined) return [];
  if (!(await claimAutoReply(transaction, mailbox))) return [];
  const deliveries = [{ id: randomUUID(), channel: AUTO_REPLY, target: email }];
  await addDeliveries(transaction, leadId, deliveries);
  return deliveries;
}
