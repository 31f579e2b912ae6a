import { type Kysely, sql, type Transaction } from 'kysely';
import type { QuickQuote } from '#domain/finance/quick-quote.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import { jsonText } from '#store/database/json-text.ts';
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

/**
 * Lets an application be tried again: one that failed, or that has waited so long that its process must have died.
 * @returns false if it is neither, or another request tries it
 */
export async function beginAgain(
  db: Kysely<Schema>,
  leadId: string,
  deadAfterSeconds: number,
): Promise<boolean> {
  const begun = await db
    .updateTable('finance_application')
    .set({ state: 'waiting', asked_at: sql`now()` })
    .where('lead_id', '=', leadId)
    .where(mayBeginAgain(deadAfterSeconds))
    .returning('lead_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Lets an application that was answered be made again, because its shopper has corrected it. */
export async function reopenApplication(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx
    .updateTable('finance_application')
    .set({ state: 'failed', ...withoutWords })
    .where('lead_id', '=', leadId)
    .where('state', '=', 'created')
    .execute();
}

/** An application, and whether `beginAgain` would let it be tried again. */
export async function repeatableApplication(
  db: Kysely<Schema>,
  leadId: string,
  deadAfterSeconds: number,
): Promise<{ application: FinanceApplication; mayBeginAgain: boolean } | undefined> {
  const row = await db
    .selectFrom('finance_application')
    .select(['state', 'redirect_url', 'message'])
    .select(mayBeginAgain(deadAfterSeconds).as('may_begin_again'))
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { may_begin_again, ...application } = row;
  return { application, mayBeginAgain: may_begin_again };
}

function mayBeginAgain(deadAfterSeconds: number) {
  return sql<boolean>`(state = 'failed' or
    (state = 'waiting' and asked_at < now() - make_interval(secs => ${deadAfterSeconds})))`;
}

export interface SettledApplication {
  /** As it stands now. */
  application: FinanceApplication;
  /** Whether its lead has changed; never for an erased lead. */
  hasNewsForDealer: boolean;
}

/**
 * Stores the partner's answer with the application, and its state and the quote on its lead. A failure never replaces
 * the success of a request that took over. The answer for a lead that has been erased in the meantime is reduced to its
 * state, because the address and the partner's words may name the shopper.
 * @param quote undefined keeps the lead's quote
 */
export async function settleApplication(
  trx: Transaction<Schema>,
  leadId: string,
  application: FinanceApplication,
  quote: QuickQuote | undefined,
): Promise<SettledApplication> {
  // the lead is locked first, as when it is erased
  const lead = await lockedLead(trx, leadId);
  const before = await lockedApplication(trx, leadId);
  if (before?.state === 'created' && application.state === 'failed')
    return { application: before, hasNewsForDealer: false };
  const { state, ...words } = application;
  const news = jsonText({ application: state, ...(quote && { quote }) });
  if (lead)
    await trx
      .updateTable('lead')
      .set({
        fields: sql<string>`jsonb_set(fields, '{finance}', (fields -> 'finance') || ${news}::jsonb)`,
      })
      .where('id', '=', leadId)
      .execute();
  await trx
    .updateTable('finance_application')
    .set({ state, ...(lead ? words : withoutWords) })
    .where('lead_id', '=', leadId)
    .execute();
  return { application, hasNewsForDealer: lead !== undefined && lead.state !== state };
}

/** Undefined if the lead has been erased. */
function lockedLead(trx: Transaction<Schema>, leadId: string) {
  return trx
    .selectFrom('lead')
    .select(sql<string | null>`fields #>> '{finance,application}'`.as('state'))
    .where('id', '=', leadId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

function lockedApplication(trx: Transaction<Schema>, leadId: string) {
  return trx
    .selectFrom('finance_application')
    .select(['state', 'redirect_url', 'message'])
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
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

/** The applications of these leads. */
export function applicationsOfLeads(
  db: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<(FinanceApplication & { lead_id: string })[]> {
  if (leadIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('finance_application')
    .select(['lead_id', 'state', 'redirect_url', 'message'])
    .where('lead_id', 'in', leadIds)
    .execute();
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
