import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { Schema } from './schema.ts';
import { leadFromRow } from './site-leads.ts';

export interface LeadDelivery {
  id: string;
  channel: string;
  target: string;
  state: 'waiting' | 'delivered' | 'parked';
  attempts: number;
  last_error?: string | undefined;
}

export interface LeadWithDeliveries {
  lead: Lead;
  deliveries: LeadDelivery[];
}

/** For the job that delivers: the delivery with its lead. */
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
      'state',
      'attempts',
      'last_error',
    ])
    .where('lead_delivery.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { delivery_id, channel, target, state, attempts, last_error } = row;
  return {
    delivery: {
      id: delivery_id,
      channel,
      target,
      state,
      attempts,
      last_error: last_error ?? undefined,
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

/** Parks a delivery whose last attempt nobody saw the end of. */
export async function parkUnfinished(db: Kysely<Schema>, id: string): Promise<void> {
  await db
    .updateTable('lead_delivery')
    .set({ state: 'parked', last_error: 'The last attempt did not come to an end' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Which of the parked deliveries: those of a lead, those that failed for a reason, or all. */
export interface ParkedFilter {
  leadId?: string | undefined;
  lastError?: string | undefined;
}

/** Lets parked deliveries wait again; whoever calls this gives them a job in the same transaction. */
export async function unpark(
  db: Kysely<Schema>,
  { leadId, lastError }: ParkedFilter,
): Promise<string[]> {
  const rows = await db
    .updateTable('lead_delivery')
    .set({ state: 'waiting', attempts: 0 })
    .where('state', '=', 'parked')
    .$if(leadId !== undefined, (query) => query.where(sql<boolean>`lead_id::text = ${leadId}`))
    .$if(lastError !== undefined, (query) => query.where('last_error', '=', lastError ?? ''))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The platform's newest leads, for its operator. */
export async function newestLeads(
  db: Kysely<Schema>,
  options: { siteSlug?: string | undefined; limit: number },
): Promise<LeadWithDeliveries[]> {
  const leads = await db
    .selectFrom('lead')
    .selectAll()
    .$if(options.siteSlug !== undefined, (query) =>
      query.where('site_slug', '=', options.siteSlug ?? ''),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(options.limit)
    .execute();
  if (leads.length === 0) return [];
  const deliveries = await db
    .selectFrom('lead_delivery')
    .select(['id', 'lead_id', 'channel', 'target', 'state', 'attempts', 'last_error'])
    .where(
      'lead_id',
      'in',
      leads.map((lead) => lead.id),
    )
    .orderBy('channel')
    .orderBy('target')
    .execute();
  const byLead = Map.groupBy(deliveries, (delivery) => delivery.lead_id);
  return leads.map((row) => ({
    lead: leadFromRow(row),
    deliveries: (byLead.get(row.id) ?? []).map(({ lead_id: _, ...delivery }) => ({
      ...delivery,
      last_error: delivery.last_error ?? undefined,
    })),
  }));
}
