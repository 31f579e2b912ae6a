import type { Kysely } from 'kysely';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import { type LeadWithDeliveries, leadsInOrder } from '#store/leads/leads-with-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

/** The contact details that identify a person; at least one is given. */
export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Finds every lead of a person on all sites, in any spelling of the address or number. */
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
