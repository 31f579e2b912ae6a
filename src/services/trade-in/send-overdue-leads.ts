import type { InTransaction, JobContext } from '#services/site-context.ts';
import { leadsWithNews } from '#store/leads/lead-progress.ts';
import type { RetriedLeads } from '#services/leads/retry-undeliverable.ts';
import { sendIfAbandoned } from './send-if-abandoned.ts';

/**
 * Sends the abandoned leads that a failed or lost job left behind, in the caller's transaction. A job fails if the site
 * is missing or invalid during all attempts.
 * @param leadId sends only this lead
 * @returns as undeliverable only leads of missing sites; `retryUndeliverable` counts those without an address
 */
export async function sendOverdueLeads(
  within: InTransaction<JobContext>,
  leadId?: string,
): Promise<RetriedLeads> {
  const retried: RetriedLeads = { deliveries: 0, undeliverable: 0 };
  for await (const id of leadsWithNews(within.db, leadId)) {
    const result = await sendIfAbandoned(within, id);
    if (result.outcome === 'site-missing') retried.undeliverable += 1;
    if (result.outcome === 'sent') retried.deliveries += result.deliveries;
  }
  return retried;
}
