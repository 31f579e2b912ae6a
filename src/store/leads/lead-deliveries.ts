import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { jsonText } from '#store/database/json-text.ts';
import { leadFromRow } from './leads.ts';
import type { Schema } from '#store/database/schema.ts';

/** The channel of a courtesy reply to the shopper, which a site can turn on. */
export const AUTO_REPLY = 'auto-reply';
/** The channel of an e-mail that tells a shopper what they have booked, reserved or paid. */
export const CONFIRMATION = 'confirmation';
/** The channels that lead to the shopper; all others lead to the dealer. */
export const SHOPPER_CHANNELS = [AUTO_REPLY, CONFIRMATION] as const;
/** Why a confirmation was never sent. */
export const CONFIRMATION_CAP = 'This mailbox has had as many confirmations as it may get in a day';
/** Why the delivery of an erased lead is not made any more. */
export const LEAD_ERASED = 'The shopper’s data was erased';
const neverSent = [CONFIRMATION_CAP, LEAD_ERASED];

export interface LeadDelivery {
  id: string;
  channel: string;
  target: string;
  /** 0 for the lead as it came; higher for each time that there was news of it. */
  revision: number;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  last_error?: string | undefined;
  /** ISO 8601, UTC. */
  delivered_at?: string | undefined;
  /** Of a confirmation: what it says. */
  content?: unknown;
}

export interface NewDelivery {
  id: string;
  channel: string;
  target: string;
  /** 0, the first revision, unless it is given. */
  revision?: number;
  /** What a confirmation says. */
  content?: object;
  /** `waiting` unless it is given. */
  state?: 'parked';
  last_error?: string;
}

export interface LeadWithDeliveries {
  lead: Lead;
  deliveries: LeadDelivery[];
}

export async function insertDeliveries(
  db: Kysely<Schema>,
  leadId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map(({ content, ...delivery }) => ({
    ...delivery,
    lead_id: leadId,
    ...(content && { content: jsonText(content) }),
  }));
  await db.insertInto('lead_delivery').values(rows).execute();
}

/** Finds a delivery with its lead, for the job that makes it. */
export async function deliveryById(
  db: Kysely<Schema>,
  id: string,
): Promise<{ delivery: LeadDelivery; lead: Lead } | undefined> {
  const row = await db
    .selectFrom('lead_delivery')
    .innerJoin('lead', 'lead.id', 'lead_delivery.lead_id')
    .selectAll('lead')
    .select([
      'lead_delivery.id as delivery_id',
      'channel',
      'target',
      'revision',
      'state',
      'attempts',
      'last_error',
      'content',
    ])
    .where('lead_delivery.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { delivery_id, channel, target, revision, state, attempts, last_error, content } = row;
  return {
    delivery: {
      id: delivery_id,
      channel,
      target,
      revision,
      state,
      attempts,
      last_error: last_error ?? undefined,
      content: content ?? undefined,
    },
    lead: leadFromRow(row),
  };
}

export async function markDelivered(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable('lead_delivery')
    .set({
      state: 'delivered',
      delivered_at: sql`now()`,
      attempts: sql`attempts + 1`,
      last_error: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Records a failed attempt; parked when it was the last. */
export async function markFailed(
  db: Kysely<Schema>,
  id: string,
  error: string,
  parked: boolean,
): Promise<void> {
  await db
    .updateTable('lead_delivery')
    .set({
      attempts: sql`attempts + 1`,
      last_error: error,
      ...(parked ? { state: 'parked' as const } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Parks a delivery whose worker died during its last attempt, or may die during its only one.
 * @returns whether it was waiting
 */
export async function parkUnfinished(db: Kysely<Schema>, id: string): Promise<boolean> {
  const parked = await db
    .updateTable('lead_delivery')
    .set({ state: 'parked', last_error: 'The last attempt did not come to an end' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return parked !== undefined;
}

/** Selects parked deliveries: those of a lead, those that failed for a reason, or all. */
export interface ParkedFilter {
  leadId?: string | undefined;
  lastError?: string | undefined;
}

/**
 * Sets parked deliveries to waiting. The caller gives them a job in the same transaction. Automatic replies stay
 * parked: they may have been sent, and a late thank-you is worth nothing. So do confirmations over the cap.
 */
export async function unpark(
  db: Kysely<Schema>,
  { leadId, lastError }: ParkedFilter,
): Promise<Pick<LeadDelivery, 'id' | 'channel' | 'target'>[]> {
  return db
    .updateTable('lead_delivery')
    .set({ state: 'waiting', attempts: 0 })
    .where('state', '=', 'parked')
    .where('channel', '<>', AUTO_REPLY)
    .where(({ or, eb }) =>
      or([eb('last_error', 'is', null), eb('last_error', 'not in', neverSent)]),
    )
    .$if(leadId !== undefined, (query) => query.where(sql<boolean>`lead_id::text = ${leadId}`))
    .$if(lastError !== undefined, (query) => query.where('last_error', '=', lastError ?? ''))
    .returning(['id', 'channel', 'target'])
    .execute();
}

/** The deliveries that wait for an attempt, without automatic replies: those have a single attempt. */
export async function waitingDeliveries(
  db: Kysely<Schema>,
  leadId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_delivery')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '<>', AUTO_REPLY)
    .$if(leadId !== undefined, (query) => query.where('lead_id', '=', leadId ?? ''))
    .execute();
  return rows.map((row) => row.id);
}

/** Which leads: a site's, those that came at an instant or later, and those whose shopper can be reached. */
export interface LeadFilter {
  siteSlug?: string | undefined;
  since?: Date | undefined;
  reachable?: boolean | undefined;
}

/** The platform's newest leads, for its operator. */
export async function newestLeads(
  db: Kysely<Schema>,
  options: LeadFilter & { limit: number },
): Promise<LeadWithDeliveries[]> {
  const rows = await leadsOf(db, options)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(options.limit)
    .execute();
  return withDeliveries(db, rows);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One lead of the platform's, by its id as somebody typed it. */
export async function leadWithDeliveries(
  db: Kysely<Schema>,
  id: string,
): Promise<LeadWithDeliveries | undefined> {
  if (!uuid.test(id)) return undefined;
  const rows = await db.selectFrom('lead').selectAll().where('id', '=', id).execute();
  return (await withDeliveries(db, rows))[0];
}

const PAGE = 500;

/** Leads from the oldest on, a page at a time, so that no number of them is too many. */
export async function* leadsInOrder(
  db: Kysely<Schema>,
  filter: LeadFilter,
): AsyncGenerator<LeadWithDeliveries> {
  let last: string | undefined;
  do {
    const rows = await leadsOf(db, filter)
      // the database compares its own instants: ours, read as milliseconds, are coarser than what it stores
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(created_at, id) > (select created_at, id from lead where id = ${last}::uuid)`,
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* await withDeliveries(db, rows);
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}

function leadsOf(db: Kysely<Schema>, { siteSlug, since, reachable }: LeadFilter) {
  return db
    .selectFrom('lead')
    .selectAll()
    .$if(siteSlug !== undefined, (query) => query.where('site_slug', '=', siteSlug ?? ''))
    .$if(since !== undefined, (query) =>
      query.where('created_at', '>=', since?.toISOString() ?? ''),
    )
    .$if(reachable === true, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lead_progress')
              .select('lead_progress.lead_id')
              .whereRef('lead_progress.lead_id', '=', 'lead.id')
              .where('contacted', '=', false),
          ),
        ),
      ),
    );
}

async function withDeliveries(
  db: Kysely<Schema>,
  leads: readonly Parameters<typeof leadFromRow>[0][],
): Promise<LeadWithDeliveries[]> {
  if (leads.length === 0) return [];
  const deliveries = await db
    .selectFrom('lead_delivery')
    .select([
      'id',
      'lead_id',
      'channel',
      'target',
      'revision',
      'state',
      'attempts',
      'last_error',
      'delivered_at',
    ])
    .where(
      'lead_id',
      'in',
      leads.map((lead) => lead.id),
    )
    .orderBy('revision')
    .orderBy('channel')
    .orderBy('target')
    .execute();
  const byLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
  return leads.map((row) => ({
    lead: leadFromRow(row),
    deliveries: (byLead.get(row.id) ?? []).map(({ lead_id: _, ...delivery }) => ({
      ...delivery,
      last_error: delivery.last_error ?? undefined,
      delivered_at: delivery.delivered_at ?? undefined,
    })),
  }));
}
