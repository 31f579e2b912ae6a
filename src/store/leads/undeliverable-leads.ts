import { sql, type Transaction } from 'kysely';
import { SHOPPER_CHANNELS } from './lead-deliveries.ts';
import { keysetPages } from '#store/database/keyset-pages.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';

/** A lead without a delivery to the dealer, because its location had no address for leads when it came. */
export interface UndeliverableLead {
  id: string;
  site_slug: string;
  dealership_slug: string;
  location_id: string | undefined;
}

const PAGE_SIZE = 500;

/**
 * Lists the undeliverable leads. Holds a lock until the transaction ends, so that two operators do not send a lead
 * twice.
 * @param leadId lists this lead alone, if it is undeliverable
 */
export async function* undeliverableLeads(
  trx: Transaction<Schema>,
  leadId: string | undefined,
): AsyncGenerator<UndeliverableLead> {
  await sql`select pg_advisory_xact_lock(hashtext('forecourt undeliverable leads'))`.execute(trx);
  const pages = keysetPages(PAGE_SIZE, (last: { id: string } | undefined) =>
    selectUndeliverable(trx)
      .$if(leadId !== undefined, (query) => query.where(equalsUuid('lead.id', leadId ?? '')))
      .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  );
  for await (const page of pages)
    for (const row of page) yield { ...row, location_id: row.location_id ?? undefined };
}

function selectUndeliverable(trx: Transaction<Schema>) {
  return (
    trx
      .selectFrom('lead')
      .select(['id', 'site_slug', 'dealership_slug', 'location_id'])
      .where('erased_at', 'is', null)
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
      // an unfinished form may become deliverable; `sendToDealer` then does more than add deliveries
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
  );
}
