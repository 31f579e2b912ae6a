import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { type LapseParts, reportLapsedHolds } from './report-lapsed-holds.ts';

/**
 * Ends overdue holds and reports them. The clock and the state are in the database, so a restart loses nothing and
 * several processes can run this at the same time.
 */
export async function expireHolds(db: Kysely<Schema>, parts: LapseParts): Promise<void> {
  await endOverdueHolds(db);
  await reportLapsedHolds(db, parts);
}
