import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import { jsonText } from '#store/database/json-text.ts';
import { leadFromRow } from './leads.ts';
import type { Schema } from '#store/database/schema.ts';

/** The channel of the automatic reply to the shopper, which a site can turn on. */
export const AUTO_REPLY = 'auto-reply';
/** The channel of an e-mail that confirms a booking, reservation or payment to the shopper. */
export const CONFIRMATION = 'confirmation';
/** Channels that deliver to the shopper; all others deliver to the dealer. */
export const SHOPPER_CHANNELS = [AUTO_REPLY, CONFIRMATION] as const;
/** The error of a confirmation over the mailbox's daily limit. */
export const CONFIRMATION_CAP = 'This mailbox has had as many confirmations as it may get in a day';
/** The error of a delivery after its lead has been erased. */
export const LEAD_ERASED = 'The shopper’s data was erased';
/** The errors of deliveries that are never made. */
export const finalErrors = [CONFIRMATION_CAP, LEAD_ERASED];

export interface LeadDelivery {
  id: string;
  channel: string;
  target: string;
  /** 0 for the original lead, higher for each update of it. */
  revision: number;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  last_error?: string | undefined;
  /** ISO 8601, UTC. */
  delivered_at?: string | undefined;
  /** The content of a confirmation. */
  content?: unknown;
}

export interface NewDelivery {
  id: string;
  channel: string;
  target: string;
  /** Defaults to 0, the original lead. */
  revision?: number;
  /** The content of a confirmation. */
  content?: object;
  /** Defaults to `waiting`. */
  state?: 'parked';
  last_error?: string;
}

/** The revision of the next delivery of a lead to an address: 0 if it has none. */
export async function nextRevision(
  db: Kysely<Schema>,
  leadId: string,
  { channel, target }: Pick<LeadDelivery, 'channel' | 'target'>,
): Promise<number> {
  const { last } = await db
    .selectFrom('lead_delivery')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('lead_id', '=', leadId)
    .where('channel', '=', channel)
    .where('target', '=', target)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
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

/** Finds a delivery and its lead. */
export async function deliveryById(
  db: Kysely<Schema>,
  id: string,
): Promise<{ delivery: LeadDelivery; lead: Lead } | undefined> {
  const row = await db
    .selectFrom('lead_delivery')
    .innerJoin('lead', 'lead.id', 'lead_delivery.lead_id')
    .selectAll('lead')
    .select([...deliveryColumns, 'content'])
    .where('lead_delivery.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    delivery: { ...deliveryFromRow(row), content: row.content ?? undefined },
    lead: leadFromRow(row),
  };
}

/** The columns of a delivery without its content. The id has a name of its own beside the lead's. */
export const deliveryColumns = [
  'lead_delivery.id as delivery_id',
  'channel',
  'target',
  'revision',
  'state',
  'attempts',
  'last_error',
  'delivered_at',
] as const;

/** Converts a row of `deliveryColumns` to a delivery, without its null columns. */
export function deliveryFromRow(row: {
  delivery_id: string;
  channel: string;
  target: string;
  revision: number;
  state: LeadDelivery['state'];
  attempts: number;
  last_error: string | null;
  delivered_at: string | null;
}): LeadDelivery {
  return {
    id: row.delivery_id,
    channel: row.channel,
    target: row.target,
    revision: row.revision,
    state: row.state,
    attempts: row.attempts,
    last_error: row.last_error ?? undefined,
    delivered_at: row.delivered_at ?? undefined,
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

/** Records a failed attempt. @param parked whether it was the last */
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
 * Parks a delivery whose worker died during its last attempt, or before its only attempt in case the worker dies.
 * @returns whether it was waiting
 */
export async function parkUnfinished(db: Kysely<Schema>, id: string): Promise<boolean> {
  const parked = await db
    .updateTable('lead_delivery')
    .set({ state: 'parked', last_error: 'The last attempt was interrupted' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return parked !== undefined;
}

/** Selects parked deliveries by lead or by error; without either, all of them. */
export interface ParkedFilter {
  leadId?: string | undefined;
  lastError?: string | undefined;
}

/**
 * Sets parked deliveries to waiting. The caller enqueues their jobs in the same transaction. Automatic replies stay
 * parked, because they may have been sent and a late one is worthless; so do confirmations over the daily limit.
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
      or([eb('last_error', 'is', null), eb('last_error', 'not in', finalErrors)]),
    )
    .$if(leadId !== undefined, (query) =>
      query.where(equalsUuid('lead_delivery.lead_id', leadId ?? '')),
    )
    .$if(lastError !== undefined, (query) => query.where('last_error', '=', lastError ?? ''))
    .returning(['id', 'channel', 'target'])
    .execute();
}

/** Lists the deliveries waiting for an attempt, except automatic replies, which get only one attempt. */
export async function waitingDeliveries(
  db: Kysely<Schema>,
  leadId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_delivery')
    .select('id')
    .where('state', '=', 'waiting')
    .where('channel', '<>', AUTO_REPLY)
    .$if(leadId !== undefined, (query) =>
      query.where(equalsUuid('lead_delivery.lead_id', leadId ?? '')),
    )
    .execute();
  return rows.map((row) => row.id);
}
