import { type Kysely, sql, type Transaction } from 'kysely';
import { SHOPPER_CHANNELS } from './lead-deliveries.ts';
import type { Schema } from './schema.ts';
import { deliveryRow, type NewDelivery } from './site-leads.ts';

/** A lead that goes to nobody: its location had no address when it came. */
export interface KeptLead {
  id: string;
  site_slug: string;
  dealership_slug: string;
  location_id: string | undefined;
}

const PAGE = 500;

/**
 * The leads that are kept, a page at a time. Until the transaction ends nobody else gets them, so that two operators
 * do not send them twice.
 * @param leadId this one alone, if it is kept
 */
export async function* keptLeads(
  transaction: Transaction<Schema>,
  leadId: string | undefined,
): AsyncGenerator<KeptLead> {
  await sql`select pg_advisory_xact_lock(hashtext('forecourt kept leads'))`.execute(transaction);
  let last: string | undefined;
  do {
    const rows = await transaction
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
      // whoever has not come to the end yet may still, and gets more than deliveries when they are handed over
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

export async function addDeliveries(
  db: Kysely<Schema>,
  leadId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .insertInto('lead_delivery')
    .values(deliveries.map((delivery) => deliveryRow(leadId, delivery)))
    .execute();
}
