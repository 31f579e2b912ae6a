import type { Transaction } from 'kysely';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { insertDeliveries, type NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { enqueueDeliveries } from './lead-jobs.ts';

/** Adds deliveries to a lead and enqueues their jobs: a waiting delivery always has one, a parked delivery has none. */
export async function addDeliveries(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  leadId: string,
  deliveries: readonly NewDelivery[],
  afterSeconds?: number,
): Promise<void> {
  await insertDeliveries(trx, leadId, deliveries);
  const waiting = deliveries.filter(({ state }) => state !== 'parked');
  await enqueueDeliveries(trx, jobs, waiting, afterSeconds);
}
