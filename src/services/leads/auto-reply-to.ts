import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { Site } from '#site/site.ts';
import { claimAutoReply } from '#store/leads/claim-auto-reply.ts';
import { AUTO_REPLY, type NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

/**
 * Makes the delivery of an automatic reply, if the site sends them. Anyone can type someone else's address into a form,
 * so a mailbox gets one reply in 24 hours across all sites, and it contains nothing that was typed.
 * @returns one delivery or none
 */
export async function autoReplyTo(
  trx: Transaction<Schema>,
  site: Site,
  email: string,
): Promise<NewDelivery[]> {
  const mailbox = mailboxOf(email);
  if (!site.settings.forms.auto_reply.enabled || mailbox === undefined) return [];
  if (!(await claimAutoReply(trx, mailbox))) return [];
  return [{ id: randomUUID(), channel: AUTO_REPLY, target: email }];
}
