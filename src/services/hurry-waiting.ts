import type { Transaction } from 'kysely';
import type { JobQueue } from '#store/job-queue.ts';
import { waitingDeliveries } from '#store/lead-deliveries.ts';
import type { Schema } from '#store/schema.ts';
import { deliveryOfJob } from './delivery-job.ts';

/**
 * Reschedules waiting deliveries to run immediately, in the caller's transaction.
 * @param leadId of this lead alone
 * @returns their ids; those whose attempt is under way are not among them
 */
export async function hurryWaiting(
  transaction: Transaction<Schema>,
  jobs: JobQueue,
  leadId?: string,
): Promise<string[]> {
  const waiting = new Set(await waitingDeliveries(transaction, leadId));
  if (waiting.size === 0) return [];
  const deliveryOf = (payload: unknown) => deliveryOfJob(payload) ?? '';
  const hurried = await jobs.hurry(transaction, (payload) => waiting.has(deliveryOf(payload)));
  return hurried.map(deliveryOf);
}
