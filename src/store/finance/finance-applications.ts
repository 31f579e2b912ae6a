import { type Kysely, sql, type Transaction } from 'kysely';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';

/** A finance application as it stands with the partner. */
export interface FinanceApplication {
  state: 'waiting' | 'created' | 'failed';
  /** Where the shopper continues. */
  redirect_url: string | null;
  /** The partner's words. */
  message: string | null;
}

const withoutWords = { redirect_url: null, message: null };

export async function addApplication(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx
    .insertInto('finance_application')
    .values({ lead_id: leadId, state: 'waiting' })
    .execute();
}

/** Lets a failed application be tried again. @returns false if it has not failed, or another request tries it */
export async function beginAgain(db: Kysely<Schema>, leadId: string): Promise<boolean> {
  const row = await db
    .updateTable('finance_application')
    .set({ state: 'waiting' })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'failed')
    .returning('lead_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the partner's answer with the application and on its lead. The answer for a lead that has been erased in the
 * meantime is reduced to its state, because the address and the partner's words may name the shopper.
 */
export async function settleApplication(
  trx: Transaction<Schema>,
  leadId: string,
  { state, ...words }: FinanceApplication,
): Promise<void> {
  const lead = await trx
    .updateTable('lead')
    .set({
      fields: sql<string>`jsonb_set(fields, '{finance,application}', to_jsonb(${state}::text))`,
    })
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await trx
    .updateTable('finance_application')
    .set({ state, ...(lead ? words : withoutWords) })
    .where('lead_id', '=', leadId)
    .execute();
}

/** Removes what the partner said about the shoppers of these leads. */
export async function eraseApplications(
  trx: Transaction<Schema>,
  leadIds: readonly string[],
): Promise<void> {
  await trx
    .updateTable('finance_application')
    .set(withoutWords)
    .where('lead_id', 'in', leadIds)
    .execute();
}

/** Whether this phone applied with this key before. The application was stored only after the phone was verified. */
export async function hasApplication(
  db: Kysely<Schema>,
  siteSlug: string,
  { phone, idempotencyKey }: { phone: string; idempotencyKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('finance_application')
    .innerJoin('lead', 'lead.id', 'finance_application.lead_id')
    .select('lead.id')
    .where('lead.site_slug', '=', siteSlug)
    .where('lead.idempotency_key', '=', idempotencyKey)
    .where(sql<string>`lead.fields ->> 'phone'`, '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}

export function applicationOfLead(
  db: Kysely<Schema>,
  leadId: string,
): Promise<FinanceApplication | undefined> {
  return db
    .selectFrom('finance_application')
    .select(['state', 'redirect_url', 'message'])
    .where(equalsUuid('finance_application.lead_id', leadId))
    .executeTakeFirst();
}
