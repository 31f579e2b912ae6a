import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { type LapseParts, reportLapsedHolds } from './report-lapsed-holds.ts';

/**
 * Ends the holds whose time is up and reports them. The database has the clock and the state: a restart loses nothing,
 * and two processes that run this at the same moment do the work of one.
 */
export async function expireHolds(db: Kysely<Schema>, parts: LapseParts): Promise<void> {
  await endOverdueHolds(db);
  await reportLapsedHolds(db, parts);
}
