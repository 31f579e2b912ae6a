import { type Kysely, sql } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import { keysetPages } from '#store/database/keyset-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import { deliveryColumns, deliveryFromRow, type LeadDelivery } from './lead-deliveries.ts';
import { leadFromRow } from './leads.ts';

export interface LeadWithDeliveries {
  lead: Lead;
  deliveries: LeadDelivery[];
}

/** Selects leads by site, by the time from which they came, and by whether the shopper left contact details. */
export interface LeadFilter {
  siteSlug?: string | undefined;
  since?: Date | undefined;
  reachable?: boolean | undefined;
}

/** Lists the newest leads of the platform for its operator. */
export async function newestLeads(
  db: Kysely<Schema>,
  options: LeadFilter & { limit: number },
): Promise<LeadWithDeliveries[]> {
  const rows = await selectLeads(db, options)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(options.limit)
    .execute();
  return withDeliveries(db, rows);
}

/** Finds a lead of any site by an id that the operator typed. */
export async function leadWithDeliveries(
  db: Kysely<Schema>,
  id: string,
): Promise<LeadWithDeliveries | undefined> {
  const rows = await db.selectFrom('lead').selectAll().where(equalsUuid('lead.id', id)).execute();
  return (await withDeliveries(db, rows))[0];
}

const PAGE_SIZE = 500;

/** Lists leads from the oldest to the newest. */
export async function* leadsInOrder(
  db: Kysely<Schema>,
  filter: LeadFilter,
): AsyncGenerator<LeadWithDeliveries> {
  const pages = keysetPages(PAGE_SIZE, (last: { id: string } | undefined) =>
    selectLeads(db, filter)
      // compares within the database, because its instants are finer than our milliseconds
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(created_at, id) > (select created_at, id from lead where id = ${last?.id}::uuid)`,
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute(),
  );
  for await (const page of pages) yield* await withDeliveries(db, page);
}

function selectLeads(db: Kysely<Schema>, { siteSlug, since, reachable }: LeadFilter) {
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
    .select(['lead_id', ...deliveryColumns])
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
    deliveries: (byLead.get(row.id) ?? []).map(deliveryFromRow),
  }));
}
