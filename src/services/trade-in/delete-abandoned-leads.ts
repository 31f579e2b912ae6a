import type { Kysely } from 'kysely';
import { deleteLeadsWithoutContact } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';

/** Until then, these leads show the dealer how many shoppers give up. */
const KEEP_DAYS = 30;

/**
 * Deletes abandoned leads without contact details a month after the shopper left, by the database's clock.
 * @returns the number of deleted leads
 */
export function deleteAbandonedLeads(db: Kysely<Schema>): Promise<number> {
  return deleteLeadsWithoutContact(db, KEEP_DAYS);
}
