import { sql, type Transaction } from 'kysely';
import { SHOPPER_CHANNELS } from './lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

/** A lead without a delivery to the dealer: its location had no address for leads when it came. */
export interface UndeliverableLead {
  id: string;
  site_slug: string;
  dealership_slug: string;
  location_id: string | undefined;
}

const PAGE = 500;

/**
 * Reads the undeliverable leads, a page at a time. A lock is held until the transaction ends, so that two operators do
 * not send a lead twice.
 * @param leadId reads this lead alone, if it is undeliverable
 */
export async function* undeliverableLeads(
  trx: Transaction<Schema>,
  leadId: string | undefined,
): AsyncGenerator<UndeliverableLead> {
  await sql`select pg_advisory_xact_lock(hashtext('forecourt undeliverable leads'))`.execute(trx);
  let last: string | undefined;
  do {
    const rows = await trx
      .selectFrom('lead')
      .select(['id', 'site_slug', 'dealership_slug', 'location_id'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lead_delivery')
              .select('lead_delivery.id')
              .whereRef('lead_delivery.lead_id', '=', 'lead.id')
              .where('channel', 'not in', SHOPPER_CHANNELS),
          ),
        ),
      )
      // a form that is not finished may still be; `sendToDealer` then does more than add deliveries
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('lead_progress')
              .select('lead_progress.lead_id')
              .whereRef('lead_progress.lead_id', '=', 'lead.id')
              .where('handovers', '=', 0),
          ),
        ),
      )
      .$if(leadId !== undefined, (query) => query.where(sql<boolean>`id::text = ${leadId}`))
      .$if(last !== undefined, (query) => query.where('id', '>', last ?? ''))
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const row of rows) yield { ...row, location_id: row.location_id ?? undefined };
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}
