import type { LeadFields } from './lead-fields.ts';
import { localPhone } from './local-phone.ts';
import { mailboxOf } from './mailbox-of.ts';

type Contact = Pick<LeadFields, 'email' | 'phone'>;

/**
 * Whether two submissions come from one person: they share the mailbox or the phone. A shopper who corrects one of them
 * keeps the other.
 */
export function isSamePerson(one: Contact, other: Contact): boolean {
  return isSameMailbox(one, other) || isSamePhone(one, other);
}

/** Whether two submissions give the same mailbox and the same phone. */
export function hasSameContact(one: Contact, other: Contact): boolean {
  return isSameMailbox(one, other) && isSamePhone(one, other);
}

function isSameMailbox(one: Contact, other: Contact): boolean {
  const mailbox = mailboxOf(one.email);
  return mailbox !== undefined && mailbox === mailboxOf(other.email);
}

function isSamePhone(one: Contact, other: Contact): boolean {
  const phone = localPhone(one.phone);
  return phone !== '' && phone === localPhone(other.phone);
}
