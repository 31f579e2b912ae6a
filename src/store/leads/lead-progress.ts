import { type Kysely, sql, type Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { jsonText } from '#store/database/json-text.ts';
import { SHOPPER_CHANNELS } from './lead-deliveries.ts';
import { keysetPages } from '#store/database/keyset-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import { leadFromRow, shopperColumns } from './leads.ts';

/** A lead from a form with several screens, and how much of it the dealer has been sent. */
export interface LeadProgress {
  lead: Lead;
  /** Whether the shopper has left contact details. */
  contacted: boolean;
  /** Whether the lead contains anything that the dealer has not been sent. */
  hasNews: boolean;
  /** How often the lead has been sent to the dealer. */
  timesSent: number;
  /** Whether a job is waiting to send the lead if its shopper abandons the form. */
  jobWaits: boolean;
  /** Seconds since the shopper's last action, by the database's clock. */
  quietSeconds: number;
}

/** Identifies a lead by its id, or by its site and the key that its shopper holds. */
export type ProgressOf = { leadId: string } | { siteSlug: string; idempotencyKey: string };

/** Starts to track the progress of a new lead. */
export async function beginProgress(
  trx: Transaction<Schema>,
  leadId: string,
  { contacted, jobWaits }: Pick<LeadProgress, 'contacted' | 'jobWaits'>,
): Promise<void> {
  await trx
    .insertInto('lead_progress')
    .values({ lead_id: leadId, contacted, job_waits: jobWaits })
    .execute();
}

/** Locks the progress until the transaction ends, so that concurrent posts see each other's changes. */
export async function lockedProgress(
  trx: Transaction<Schema>,
  of: ProgressOf,
): Promise<LeadProgress | undefined> {
  // read after locking: a row read by the locking query is the one from before the wait
  if (!(await isLocked(trx, of))) return undefined;
  const row = await progressRows(trx, of)
    .selectAll('lead')
    .select(['contacted', 'has_news', 'handovers', 'job_waits'])
    .select(sql<number>`extract(epoch from now() - touched_at)::float8`.as('quiet_seconds'))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    lead: leadFromRow(row),
    contacted: row.contacted,
    hasNews: row.has_news,
    timesSent: row.handovers,
    jobWaits: row.job_waits,
    quietSeconds: row.quiet_seconds,
  };
}

async function isLocked(trx: Transaction<Schema>, of: ProgressOf): Promise<boolean> {
  const row = await progressRows(trx, of)
    .select('lead_id')
    .forUpdate('lead_progress')
    .executeTakeFirst();
  return row !== undefined;
}

function progressRows(trx: Transaction<Schema>, of: ProgressOf) {
  const rows = trx
    .selectFrom('lead_progress')
    .innerJoin('lead', 'lead.id', 'lead_progress.lead_id');
  return 'leadId' in of
    ? rows.where('lead.id', '=', of.leadId)
    : rows.where('site_slug', '=', of.siteSlug).where('idempotency_key', '=', of.idempotencyKey);
}

/** Stores what one screen added and restarts the quiet time. */
export async function updateProgress(
  trx: Transaction<Schema>,
  lead: Lead,
  progress: Pick<LeadProgress, 'contacted' | 'hasNews' | 'jobWaits'>,
): Promise<void> {
  await trx
    .updateTable('lead')
    .set({ ...shopperColumns(lead), form_completed: lead.form_completed })
    .where('id', '=', lead.id)
    .execute();
  await trx
    .updateTable('lead_progress')
    .set({
      contacted: progress.contacted,
      has_news: progress.hasNews,
      job_waits: progress.jobWaits,
      touched_at: sql`now()`,
    })
    .where('lead_id', '=', lead.id)
    .execute();
}

/** Records that the dealer has been sent the whole lead. */
export async function markSent(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx
    .updateTable('lead_progress')
    .set({ handovers: sql`handovers + 1`, has_news: false })
    .where('lead_id', '=', leadId)
    .execute();
}

/** One of the dealer's addresses that has been sent a lead. */
export interface SentAddress {
  channel: string;
  target: string;
  /** The last revision sent to it. */
  revision: number;
}

/** Lists the dealer's addresses that have been sent a lead. */
export async function addressesSent(db: Kysely<Schema>, leadId: string): Promise<SentAddress[]> {
  return db
    .selectFrom('lead_delivery')
    .select(['channel', 'target', ({ fn }) => fn.max('revision').as('revision')])
    .where('lead_id', '=', leadId)
    .where('channel', 'not in', SHOPPER_CHANNELS)
    .groupBy(['channel', 'target'])
    .orderBy('channel')
    .orderBy('target')
    .execute();
}

const PAGE_SIZE = 500;

/**
 * Lists the leads that have contact details and anything that the dealer has not been sent. The caller locks a lead
 * before sending it.
 * @param leadId lists this lead alone, if it has news
 */
export async function* leadsWithNews(
  db: Kysely<Schema>,
  leadId: string | undefined,
): AsyncGenerator<string> {
  const pages = keysetPages(PAGE_SIZE, (last: { lead_id: string } | undefined) =>
    db
      .selectFrom('lead_progress')
      .select('lead_id')
      .where('contacted', '=', true)
      .where('has_news', '=', true)
      .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
      .$if(last !== undefined, (query) => query.where('lead_id', '>', last?.lead_id ?? ''))
      .orderBy('lead_id')
      .limit(PAGE_SIZE)
      .execute(),
  );
  for await (const page of pages) for (const { lead_id } of page) yield lead_id;
}

/**
 * Deletes the leads of shoppers who left no contact details and have done nothing for `days`. Skips leads that are
 * locked by another transaction.
 * @returns how many were deleted
 */
export async function deleteLeadsWithoutContact(db: Kysely<Schema>, days: number): Promise<number> {
  let count = 0;
  let page: number;
  do {
    page = await db.transaction().execute((trx) => deletePage(trx, days));
    count += page;
  } while (page === PAGE_SIZE);
  return count;
}

async function deletePage(trx: Transaction<Schema>, days: number): Promise<number> {
  const deleted = await trx
    .deleteFrom('lead_progress')
    .where('lead_id', 'in', (query) =>
      query
        .selectFrom('lead_progress')
        .select('lead_id')
        .where('contacted', '=', false)
        .where('touched_at', '<', sql<string>`now() - make_interval(days => ${days})`)
        .limit(PAGE_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('lead_id')
    .execute();
  if (deleted.length === 0) return 0;
  const ids = deleted.map(({ lead_id }) => lead_id);
  await trx.deleteFrom('lead').where('id', 'in', ids).execute();
  return deleted.length;
}

/** Records that the job waiting to send an abandoned lead has ended. */
export async function markJobEnded(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx
    .updateTable('lead_progress')
    .set({ job_waits: false })
    .where('lead_id', '=', leadId)
    .execute();
}

/**
 * Stores the valuation that the shopper's browser showed in the column `miscellaneous`. After the form is completed,
 * only the first valuation is stored.
 * @returns whether the site has a lead with this key
 */
export async function storeValuation(
  db: Kysely<Schema>,
  { siteSlug, idempotencyKey }: { siteSlug: string; idempotencyKey: string },
  valuation: TradeInOffer,
): Promise<boolean> {
  const stored = await db
    .updateTable('lead')
    .set({
      miscellaneous: sql`case when form_completed and miscellaneous is not null then miscellaneous
        else ${jsonText({ valuation })}::jsonb end`,
    })
    .where('site_slug', '=', siteSlug)
    .where('idempotency_key', '=', idempotencyKey)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
