import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { claimConfirmation } from '#store/claim-confirmation.ts';
import { addDeliveries } from '#store/kept-leads.ts';
import { CONFIRMATION, CONFIRMATION_CAP } from '#store/lead-deliveries.ts';
import type { Schema } from '#store/schema.ts';
import type { NewDelivery } from '#store/site-leads.ts';

/** An e-mail that a shopper gets whatever a site's settings say of courtesy replies. */
export interface Confirmation {
  mail: ShopperMail;
  /** Money has come, so the address is a customer's: the cap on a mailbox does not apply. */
  isPaid?: boolean;
}

/**
 * Adds a confirmation to a lead. Anybody can type anybody's address into a form, so a mailbox gets a few in a day;
 * what is over the cap is stored as parked, for the operator to see.
 * @returns the delivery that needs a job in the same transaction, if there is one
 */
export async function addConfirmation(
  transaction: Transaction<Schema>,
  leadId: string,
  email: string,
  { mail, isPaid = false }: Confirmation,
): Promise<NewDelivery[]> {
  const mailbox = mailboxOf(email);
  if (mailbox === undefined) return [];
  const isAllowed = isPaid || (await claimConfirmation(transaction, mailbox));
  const delivery: NewDelivery = {
    id: randomUUID(),
    channel: CONFIRMATION,
    target: email,
    content: mail,
    ...(!isAllowed && { state: 'parked' as const, last_error: CONFIRMATION_CAP }),
  };
  await addDeliveries(transaction, leadId, [delivery]);
  return isAllowed ? [delivery] : [];
}
