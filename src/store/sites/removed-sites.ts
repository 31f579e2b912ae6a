import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** A site that was removed, with how long its dealer's records are stored. Null stores them without a limit. */
export interface RemovedSite {
  slug: string;
  name: string;
  /** ISO 8601, UTC. */
  removed_at: string;
  leads_days: number | null;
  reservations_days: number | null;
}

export function removedSites(db: Kysely<Schema>): Promise<RemovedSite[]> {
  return db.selectFrom('removed_site').selectAll().orderBy('slug').execute();
}

export function removedSite(db: Kysely<Schema>, slug: string): Promise<RemovedSite | undefined> {
  return db.selectFrom('removed_site').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Records that a site was removed. */
export async function addRemovedSite(
  trx: Transaction<Schema>,
  site: Omit<RemovedSite, 'removed_at'>,
): Promise<void> {
  await trx.insertInto('removed_site').values(site).execute();
}
