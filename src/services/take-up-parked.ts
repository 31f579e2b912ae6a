import type { Transaction } from 'kysely';
import type { JobQueue } from '#store/job-queue.ts';
import { type ParkedFilter, unpark } from '#store/lead-deliveries.ts';
import type { Schema } from '#store/schema.ts';
import { deliveryJob } from './delivery-job.ts';

/**
 * Gives parked deliveries a job again, in one transaction: a waiting delivery always has a job.
 * @returns their ids
 */
export async function takeUpParked(
  transaction: Transaction<Schema>,
  jobs: JobQueue,
  filter: ParkedFilter,
): Promise<string[]> {
  const deliveries = await unpark(transaction, filter);
  if (deliveries.length > 0) {
    await jobs.enqueue(transaction, deliveries.map(deliveryJob));
  }
  return deliveries.map(({ id }) => id);
}
