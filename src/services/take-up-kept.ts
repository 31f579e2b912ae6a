import type { Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import { addDeliveries, keptLeads } from '#store/kept-leads.ts';
import type { Schema } from '#store/schema.ts';
import { deliveryJob } from './delivery-job.ts';
import { deliveriesTo, receivingLocation } from './submit-lead.ts';

export interface TakenUp {
  /** How many deliveries were given to the leads. */
  deliveries: number;
  /** How many leads are still kept, since nobody has an address for them yet. */
  kept: number;
}

/**
 * Gives leads that came while their location had no address the deliveries of the address it has by now, in the
 * caller's transaction with their jobs.
 * @param leadId of this lead alone
 */
export async function takeUpKept(
  transaction: Transaction<Schema>,
  jobs: JobQueue,
  siteBySlug: (slug: string) => Site | undefined,
  leadId?: string,
): Promise<TakenUp> {
  const taken: TakenUp = { deliveries: 0, kept: 0 };
  for await (const lead of keptLeads(transaction, leadId)) {
    const site = siteBySlug(lead.site_slug);
    const deliveries = site ? deliveriesTo(receivingLocation(site, lead)) : [];
    if (deliveries.length === 0) {
      taken.kept += 1;
      continue;
    }
    await addDeliveries(transaction, lead.id, deliveries);
    await jobs.enqueue(transaction, deliveries.map(deliveryJob));
    taken.deliveries += deliveries.length;
  }
  return taken;
}
