import type { Kysely, Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/schema.ts';
import { SiteLeads } from '#store/site-leads.ts';

/** Leads that are stored in the caller's transaction. */
export function leadsWithin(
  { db, site }: { db: Kysely<Schema>; site: Site },
  transaction: Transaction<Schema>,
): Pick<SiteLeads, 'add'> {
  const leads = new SiteLeads(db, site);
  return { add: (...lead) => leads.addIn(transaction, ...lead) };
}
