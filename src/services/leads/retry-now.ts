import type { InTransaction, SiteContext } from '#services/site-context.ts';
import { waitingDeliveries } from '#store/leads/lead-deliveries.ts';
import { parseLeadJob } from './lead-jobs.ts';

/**
 * Reschedules waiting deliveries to run immediately, in the caller's transaction.
 * @param leadId reschedules only this lead's deliveries
 * @returns their ids, without deliveries that are being attempted
 */
export async function retryNow(
  { db, jobs }: InTransaction<Pick<SiteContext, 'db' | 'jobs'>>,
  leadId?: string,
): Promise<string[]> {
  const waiting = new Set(await waitingDeliveries(db, leadId));
  if (waiting.size === 0) return [];
  const rescheduled = await jobs.runNow(db, (payload) => waiting.has(deliveryOf(payload)));
  return rescheduled.map(deliveryOf);
}

/** The delivery id of a job; empty for other jobs. */
function deliveryOf(payload: unknown): string {
  const job = parseLeadJob(payload);
  return job?.kind === 'deliver' ? job.delivery_id : '';
}
