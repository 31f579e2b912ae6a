import type { JobContext } from '#services/site-context.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { reportLapsedHolds } from './report-lapsed-holds.ts';

/**
 * Ends overdue holds and reports them. The clock and the state are in the database, so a restart loses nothing and
 * several processes can run this at the same time.
 */
export async function expireHolds(context: JobContext): Promise<void> {
  await endOverdueHolds(context.db);
  await reportLapsedHolds(context);
}
