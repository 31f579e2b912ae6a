import type { Transaction } from 'kysely';
import type { JobQueue } from '#store/job-queue.ts';
import { waitingDeliveries } from '#store/lead-deliveries.ts';
import type { Schema } from '#store/schema.ts';

/**
 * Makes the next attempt of deliveries that wait due now, in the caller's transaction.
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
  const hurried = await jobs.hurry(transaction, (payload) => waiting.has(deliveryOf(payload)));
  return hurried.map(deliveryOf);
}

/** Empty for a job of another kind, of which the queue has some. */
function deliveryOf(payload: unknown): string {
  // the queue's payloads are all this platform's own
  return (payload as { delivery_id?: string }).delivery_id ?? '';
}
