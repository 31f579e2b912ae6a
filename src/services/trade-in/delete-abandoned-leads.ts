import type { Kysely } from 'kysely';
import { deleteLeadsWithoutContact } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';

/** Nobody can call such a shopper. Until then the lead shows the dealer how many give up. */
const KEEP_DAYS = 30;

/**
 * Deletes the abandoned leads of shoppers who left no contact details, a month after they left, by the database's clock.
 * @returns how many were deleted
 */
export function deleteAbandonedLeads(db: Kysely<Schema>): Promise<number> {
  return deleteLeadsWithoutContact(db, KEEP_DAYS);
}
