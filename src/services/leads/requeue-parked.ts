import type { Transaction } from 'kysely';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { type ParkedFilter, unpark } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { enqueueDeliveries } from './lead-jobs.ts';

/**
 * Requeues parked deliveries in the caller's transaction.
 * @returns their ids
 */
export async function requeueParked(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  filter: ParkedFilter,
): Promise<string[]> {
  const deliveries = await unpark(trx, filter);
  await enqueueDeliveries(trx, jobs, deliveries);
  return deliveries.map(({ id }) => id);
}
