import { type Kysely, sql, type Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import { jsonText } from '#store/database/json-text.ts';
import { SHOPPER_CHANNELS } from './lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { leadFromRow, shopperColumns } from './leads.ts';

/** A lead whose form is filled in screen by screen, and what the dealer was sent of it. */
export interface LeadProgress {
  lead: Lead;
  /** The shopper has left contact details. */
  contacted: boolean;
  /** The lead holds something that was not sent to the dealer. */
  hasNews: boolean;
  /** How often the lead was sent to the dealer. */
  timesSent: number;
  /** A job waits to send the lead if its shopper abandons the form. */
  jobWaits: boolean;
  /** For how long the shopper has done nothing, by the database's clock. */
  quietSeconds: number;
}

/** Which lead: by its id, or of a site by the key that its shopper holds. */
export type ProgressOf = { leadId: string } | { siteSlug: string; idempotencyKey: string };

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

/** Until the transaction ends nobody else gets it: of two posts at the same moment one sees what the other did. */
export async function lockedProgress(
  trx: Transaction<Schema>,
  of: ProgressOf,
): Promise<LeadProgress | undefined> {
  // read after the lock is had: what was read with it would be the lead as it was before the wait
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

/** What one screen has added; the shopper has just done something. */
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

/** Notes that the dealer was sent all there is. */
export async function noteSent(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx
    .updateTable('lead_progress')
    .set({ handovers: sql`handovers + 1`, has_news: false })
    .where('lead_id', '=', leadId)
    .execute();
}

/** An address of the dealer's that was sent a lead. */
export interface Receiver {
  channel: string;
  target: string;
  /** The last one that it was sent. */
  revision: number;
}

/** Lists the dealer's addresses that were sent a lead. */
export async function receiversOf(db: Kysely<Schema>, leadId: string): Promise<Receiver[]> {
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

const PAGE = 500;

/**
 * Lists the leads with contact details that hold something the dealer was not sent, a page at a time. The caller locks
 * a lead before going on with it.
 * @param leadId this lead alone
 */
export async function* leadsWithNews(
  db: Kysely<Schema>,
  leadId: string | undefined,
): AsyncGenerator<string> {
  let last: string | undefined;
  do {
    const rows = await db
      .selectFrom('lead_progress')
      .select('lead_id')
      .where('contacted', '=', true)
      .where('has_news', '=', true)
      .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
      .$if(last !== undefined, (query) => query.where('lead_id', '>', last ?? ''))
      .orderBy('lead_id')
      .limit(PAGE)
      .execute();
    for (const { lead_id } of rows) yield lead_id;
    last = rows.length < PAGE ? undefined : rows.at(-1)?.lead_id;
  } while (last !== undefined);
}

/**
 * Deletes the leads of shoppers who left no contact details and have done nothing for so many days, a page at a time.
 * A lead that is locked at this moment is left alone.
 * @returns how many were deleted
 */
export async function deleteLeadsWithoutContact(db: Kysely<Schema>, days: number): Promise<number> {
  let count = 0;
  let page: number;
  do {
    page = await db.transaction().execute((trx) => deletePage(trx, days));
    count += page;
  } while (page === PAGE);
  return count;
}

async function deletePage(trx: Transaction<Schema>, days: number): Promise<number> {
  const gone = await trx
    .deleteFrom('lead_progress')
    .where('lead_id', 'in', (query) =>
      query
        .selectFrom('lead_progress')
        .select('lead_id')
        .where('contacted', '=', false)
        .where('touched_at', '<', sql<string>`now() - make_interval(days => ${days})`)
        .limit(PAGE)
        .forUpdate()
        .skipLocked(),
    )
    .returning('lead_id')
    .execute();
  if (gone.length === 0) return 0;
  const ids = gone.map(({ lead_id }) => lead_id);
  await trx.deleteFrom('lead').where('id', 'in', ids).execute();
  return gone.length;
}

/** Notes that the job that waited to send an abandoned lead has ended. */
export async function noteJobEnded(trx: Transaction<Schema>, leadId: string): Promise<void> {
  await trx
    .updateTable('lead_progress')
    .set({ job_waits: false })
    .where('lead_id', '=', leadId)
    .execute();
}

/**
 * Keeps what the shopper's browser says it showed, in the column of that name. Once the form is completed only the
 * first is kept.
 * @returns whether there is such a lead
 */
export async function keepValuation(
  db: Kysely<Schema>,
  { siteSlug, idempotencyKey }: { siteSlug: string; idempotencyKey: string },
  valuation: TradeInOffer,
): Promise<boolean> {
  const kept = await db
    .updateTable('lead')
    .set({
      miscellaneous: sql`case when form_completed and miscellaneous is not null then miscellaneous
        else ${jsonText({ valuation })}::jsonb end`,
    })
    .where('site_slug', '=', siteSlug)
    .where('idempotency_key', '=', idempotencyKey)
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
