import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { claimConfirmation } from '#store/leads/claim-confirmation.ts';
import { CONFIRMATION, CONFIRMATION_CAP, type NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

/** An e-mail that a shopper gets whatever a site's settings say about automatic replies. */
export interface Confirmation {
  mail: ShopperMail;
  /** The shopper has paid, so the address is a customer's: the cap on a mailbox does not apply. */
  isPaid?: boolean;
}

/**
 * Makes the delivery of a confirmation. Anybody can type anybody's address into a form, so a mailbox gets a few in a
 * day; one over the cap is stored as parked, for the operator to see.
 * @returns one delivery, or none where the address is not a plain one
 */
export async function confirmationTo(
  trx: Transaction<Schema>,
  email: string,
  { mail, isPaid = false }: Confirmation,
): Promise<NewDelivery[]> {
  const mailbox = mailboxOf(email);
  if (mailbox === undefined) return [];
  const isAllowed = isPaid || (await claimConfirmation(trx, mailbox));
  const delivery = { id: randomUUID(), channel: CONFIRMATION, target: email, content: mail };
  return [isAllowed ? delivery : { ...delivery, state: 'parked', last_error: CONFIRMATION_CAP }];
}
