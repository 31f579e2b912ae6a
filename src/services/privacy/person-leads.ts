import type { Kysely } from 'kysely';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import { type LeadWithDeliveries, leadsInOrder } from '#store/leads/leads-with-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

/** By what a person is known: at least one of the two. */
export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Every lead of a person, over all sites, however the address or the number was spelled. */
export async function personLeads(
  db: Kysely<Schema>,
  { email, phone }: Person,
): Promise<LeadWithDeliveries[]> {
  const mailbox = email === undefined ? undefined : (mailboxOf(email) ?? email.toLowerCase());
  const number = phone === undefined ? undefined : localPhone(phone);
  const found: LeadWithDeliveries[] = [];
  for await (const stored of leadsInOrder(db, {})) {
    const { fields } = stored.lead;
    const isTheirs =
      (mailbox !== undefined && mailboxOf(fields.email) === mailbox) ||
      (number !== undefined && number !== '' && localPhone(fields.phone) === number);
    if (isTheirs) found.push(stored);
  }
  return found;
}
