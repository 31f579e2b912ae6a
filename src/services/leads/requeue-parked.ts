import type { InTransaction, SiteContext } from '#services/site-context.ts';
import { type ParkedFilter, unpark } from '#store/leads/lead-deliveries.ts';
import { enqueueDeliveries } from './lead-jobs.ts';

/**
 * Requeues parked deliveries in the caller's transaction.
 * @returns their ids
 */
export async function requeueParked(
  { db, jobs }: InTransaction<Pick<SiteContext, 'db' | 'jobs'>>,
  filter: ParkedFilter,
): Promise<string[]> {
  const deliveries = await unpark(db, filter);
  await enqueueDeliveries(db, jobs, deliveries);
  return deliveries.map(({ id }) => id);
}
