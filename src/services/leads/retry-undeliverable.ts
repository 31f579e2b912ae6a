import type { InTransaction, JobContext } from '#services/site-context.ts';
import { undeliverableLeads } from '#store/leads/undeliverable-leads.ts';
import { addDeliveries } from './add-deliveries.ts';
import { deliveriesTo, receivingLocation } from './receiving-location.ts';

export interface RetriedLeads {
  /** The number of new deliveries. */
  deliveries: number;
  /** The number of leads that are still undeliverable. */
  undeliverable: number;
}

/**
 * Delivers the undeliverable leads of locations that now have addresses, in the caller's transaction.
 * @param leadId retries only this lead
 */
export async function retryUndeliverable(
  within: InTransaction<JobContext>,
  leadId?: string,
): Promise<RetriedLeads> {
  const retried: RetriedLeads = { deliveries: 0, undeliverable: 0 };
  for await (const lead of undeliverableLeads(within.db, leadId)) {
    const site = within.siteBySlug(lead.site_slug);
    const deliveries = site ? deliveriesTo(receivingLocation(site, lead)) : [];
    if (deliveries.length === 0) retried.undeliverable += 1;
    await addDeliveries(within, lead.id, deliveries);
    retried.deliveries += deliveries.length;
  }
  return retried;
}
