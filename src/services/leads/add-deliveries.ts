import type { InTransaction, SiteContext } from '#services/site-context.ts';
import { insertDeliveries, type NewDelivery } from '#store/leads/lead-deliveries.ts';
import { enqueueDeliveries } from './lead-jobs.ts';

/** Adds deliveries to a lead and enqueues their jobs: a waiting delivery always has one, a parked delivery has none. */
export async function addDeliveries(
  { db, jobs }: InTransaction<Pick<SiteContext, 'db' | 'jobs'>>,
  leadId: string,
  deliveries: readonly NewDelivery[],
  afterSeconds?: number,
): Promise<void> {
  await insertDeliveries(db, leadId, deliveries);
  const waiting = deliveries.filter(({ state }) => state !== 'parked');
  await enqueueDeliveries(db, jobs, waiting, afterSeconds);
}
