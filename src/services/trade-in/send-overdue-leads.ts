import type { Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { leadsWithNews, lockedProgress, markJobEnded } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import type { RetriedLeads } from '#services/leads/retry-undeliverable.ts';
import { secondsUntilAbandoned } from './seconds-until-abandoned.ts';
import { sendToDealer } from './send-to-dealer.ts';

/**
 * Sends the abandoned leads whose job failed or was lost, in the caller's transaction. A job fails if the site is
 * missing or invalid during all attempts.
 * @param leadId sends only this lead
 * @returns as undeliverable only leads of missing sites; `retryUndeliverable` counts those without an address
 */
export async function sendOverdueLeads(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  siteBySlug: (slug: string) => Site | undefined,
  leadId?: string,
): Promise<RetriedLeads> {
  const retried: RetriedLeads = { deliveries: 0, undeliverable: 0 };
  for await (const id of leadsWithNews(trx, leadId)) {
    const progress = await lockedProgress(trx, { leadId: id });
    // another process may have sent it
    if (!progress?.hasNews || !progress.contacted) continue;
    const site = siteBySlug(progress.lead.site_slug);
    if (!site) {
      retried.undeliverable += 1;
      continue;
    }
    if (secondsUntilAbandoned(site, progress) > 0) continue;
    const { deliveries } = await sendToDealer(trx, { site, jobs }, progress);
    retried.deliveries += deliveries;
    await markJobEnded(trx, id);
  }
  return retried;
}
