import type { Transaction } from 'kysely';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { waitingDeliveries } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { parseLeadJob } from './lead-jobs.ts';

/**
 * Reschedules waiting deliveries to run immediately, in the caller's transaction.
 * @param leadId reschedules only this lead's deliveries
 * @returns their ids, without deliveries whose attempt is running
 */
export async function retryNow(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  leadId?: string,
): Promise<string[]> {
  const waiting = new Set(await waitingDeliveries(trx, leadId));
  if (waiting.size === 0) return [];
  const rescheduled = await jobs.runNow(trx, (payload) => waiting.has(deliveryOf(payload)));
  return rescheduled.map(deliveryOf);
}

/** The delivery id of a job; empty for other jobs. */
function deliveryOf(payload: unknown): string {
  const job = parseLeadJob(payload);
  return job?.kind === 'deliver' ? job.delivery_id : '';
}
