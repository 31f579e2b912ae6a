import { type Kysely, sql, type Transaction } from 'kysely';
import { openStates } from '#domain/reservation/reservation.ts';
import { basicFieldNames } from '#domain/lead/picked-fields.ts';
import { eraseApplications } from '#store/finance/finance-applications.ts';
import { eraseDraws } from '#store/giveaway/giveaway-draws.ts';
import { jsonText } from '#store/database/json-text.ts';
import { LEAD_ERASED, SHOPPER_CHANNELS } from './lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

const ERASED = 'erased';
/** The fields that every lead has, without their values. */
const emptyFields = Object.fromEntries(basicFieldNames.map((name) => [name, '']));

/**
 * Removes everything that identifies the shoppers of these leads and parks their waiting deliveries. Keeps what was
 * asked, about which vehicle and when, for the dealer's statistics, and the payments and reservations that the dealer
 * must account for.
 */
export async function eraseLeads(trx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const fields = sql`${jsonText(emptyFields)}::jsonb
    || jsonb_strip_nulls(jsonb_build_object('vehicle', fields -> 'vehicle'))`;
  const origin = sql`jsonb_build_object('source', 'Website', 'url', origin -> 'url',
    'lead_attributes', jsonb_build_object('visited_pages', '[]'::jsonb, 'linked_query_params', '{}'::jsonb))`;
  await trx
    .updateTable('lead')
    .set({
      fields: sql<string>`${fields}`,
      origin: sql<string>`${origin}`,
      miscellaneous: null,
      // derived from the shopper's words if the browser sent no key
      idempotency_key: sql<string>`'erased-' || id::text`,
      content_digest: null,
      visitor_id: null,
      erased_at: sql<string>`now()`,
    })
    .where('id', 'in', ids)
    .execute();
  await trx
    .updateTable('lead_delivery')
    .set({ state: 'parked', last_error: LEAD_ERASED })
    .where('lead_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
  await trx
    .updateTable('lead_delivery')
    .set({ target: sql<string>`${ERASED} || '-' || id::text`, content: null })
    .where('lead_id', 'in', ids)
    .where('channel', 'in', SHOPPER_CHANNELS)
    .execute();
  await trx
    .updateTable('lead_progress')
    .set({ has_news: false, job_waits: false })
    .where('lead_id', 'in', ids)
    .execute();
  await trx
    .updateTable('online_payment')
    .set({ reference: ERASED, payment_url: null })
    .where('lead_id', 'in', ids)
    .execute();
  await trx
    .updateTable('vehicle_hold')
    .set({ payment_url: null, holder: [] })
    .where('lead_id', 'in', ids)
    .execute();
  await eraseApplications(trx, ids);
  await eraseDraws(trx, ids);
}

/** Lists up to 500 leads of a site that are older than `olderThanDays`, not erased, and without an open reservation. */
export async function leadsToErase(
  db: Kysely<Schema>,
  siteSlug: string,
  olderThanDays: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('lead')
    .select('id')
    .where('site_slug', '=', siteSlug)
    .where('erased_at', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${olderThanDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('vehicle_hold')
            .select('vehicle_hold.id')
            .whereRef('vehicle_hold.lead_id', '=', 'lead.id')
            .where('vehicle_hold.state', 'in', openStates),
        ),
      ),
    )
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns how many events were deleted */
export async function deleteOldEvents(
  db: Kysely<Schema>,
  siteSlug: string,
  olderThanDays: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('site_event')
    .where('site_slug', '=', siteSlug)
    .where('at', '<', sql<string>`now() - make_interval(days => ${olderThanDays})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes reservations that ended more than `olderThanDays` ago. @returns how many */
export async function deleteOldReservations(
  db: Kysely<Schema>,
  siteSlug: string,
  olderThanDays: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('vehicle_hold')
    .where('site_slug', '=', siteSlug)
    .where('state', 'in', ['expired', 'released', 'completed', 'unconfirmed'])
    .where('changed_at', '<', sql<string>`now() - make_interval(days => ${olderThanDays})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Records that a person's data was exported or erased. */
export async function recordPersonRequest(
  db: Kysely<Schema>,
  request: { id: string; kind: 'export' | 'erase'; subject_hash: string; leads: number },
): Promise<void> {
  await db.insertInto('person_request').values(request).execute();
}

/** Finds the reservations and payments that belong to these leads. */
export async function reservationsAndPayments(db: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return { reservations: [], payments: [] };
  const reservations = await db
    .selectFrom('vehicle_hold')
    .select([
      'id',
      'lead_id',
      'vehicle_id',
      'state',
      'amount_cents',
      'expires_at',
      'created_at',
      'changed_at',
    ])
    .where('lead_id', 'in', ids)
    .execute();
  const payments = await db
    .selectFrom('online_payment')
    .select([
      'id',
      'lead_id',
      'state',
      'amount_cents',
      'reference',
      'expires_at',
      'created_at',
      'changed_at',
    ])
    .where('lead_id', 'in', ids)
    .execute();
  return { reservations, payments };
}
