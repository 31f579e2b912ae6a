import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { OnlinePayment, OnlinePaymentState } from '#domain/payment/online-payment.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';

export type NewOnlinePayment = Omit<OnlinePayment, 'state' | 'payment_url'>;

export async function addOnlinePayment(
  trx: Transaction<Schema>,
  payment: NewOnlinePayment,
): Promise<OnlinePayment> {
  const row = await trx
    .insertInto('online_payment')
    .values({ ...payment, state: 'waiting', payment_url: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  return paymentFromRow(row);
}

/** Stores the address of the partner's payment page. */
export async function setOnlinePaymentUrl(
  db: Kysely<Schema>,
  id: string,
  url: string,
): Promise<void> {
  await db.updateTable('online_payment').set({ payment_url: url }).where('id', '=', id).execute();
}

/** The states that each outcome may follow. Money that arrives counts, however late. */
const settledFrom: Record<'paid' | 'not-paid', readonly OnlinePaymentState[]> = {
  paid: ['waiting', 'not-paid'],
  'not-paid': ['waiting'],
};

/** @returns the payment after the change; undefined if the outcome changes nothing */
export async function settleOnlinePayment(
  trx: Transaction<Schema>,
  id: string,
  outcome: 'paid' | 'not-paid',
): Promise<OnlinePayment | undefined> {
  const row = await trx
    .updateTable('online_payment')
    .set({ state: outcome, changed_at: sql<string>`clock_timestamp()` })
    .where(equalsUuid('online_payment.id', id))
    .where('state', 'in', settledFrom[outcome])
    .returningAll()
    .executeTakeFirst();
  return row && paymentFromRow(row);
}

/** Finds a payment that was begun on this site. */
export async function onlinePaymentOfSite(
  db: Kysely<Schema>,
  siteSlug: string,
  id: string,
): Promise<OnlinePayment | undefined> {
  const payment = await onlinePaymentById(db, id);
  return payment?.site_slug === siteSlug ? payment : undefined;
}

export async function onlinePaymentById(
  db: Kysely<Schema>,
  id: string,
): Promise<OnlinePayment | undefined> {
  const row = await db
    .selectFrom('online_payment')
    .selectAll()
    .where(equalsUuid('online_payment.id', id))
    .executeTakeFirst();
  return row && paymentFromRow(row);
}

/** Finds the newest payment of a lead and locks the lead, so that no other transaction can add one. */
export async function newestPaymentOfLead(
  trx: Transaction<Schema>,
  leadId: string,
): Promise<OnlinePayment | undefined> {
  await trx.selectFrom('lead').select('id').where('id', '=', leadId).forUpdate().execute();
  const row = await trx
    .selectFrom('online_payment')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && paymentFromRow(row);
}

function paymentFromRow(row: Selectable<Schema['online_payment']>): OnlinePayment {
  const { id, site_slug, lead_id, state, amount_cents, reference, payment_url, expires_at } = row;
  return {
    id,
    site_slug,
    lead_id,
    state,
    amount_cents,
    reference,
    ...(payment_url !== null && { payment_url }),
    expires_at,
  };
}
