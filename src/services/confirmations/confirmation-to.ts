import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { claimConfirmation } from '#store/leads/claim-confirmation.ts';
import { CONFIRMATION, CONFIRMATION_CAP, type NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

/** An e-mail that a shopper always gets, even if the site's automatic replies are turned off. */
export interface Confirmation {
  mail: ShopperMail;
  /** The shopper has paid, so the address belongs to a customer and the daily cap on a mailbox does not apply. */
  isPaid?: boolean;
}

/**
 * Makes the delivery of a confirmation. Anyone can type another person's address into a form, so the number of
 * confirmations to one mailbox is capped per day. A confirmation over the cap is stored as parked, so that the operator
 * can see it.
 * @returns one delivery, or none if the address is not a plain e-mail address
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
