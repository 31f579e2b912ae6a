import type { Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import { lockedProgress, noteJobEnded, untoldLeads } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import type { TakenUp } from '#services/take-up-kept.ts';
import { handOver } from './hand-over.ts';
import { quietSecondsLeft } from './quiet-seconds-left.ts';

/**
 * Hands over, in the caller's transaction, the leads of quiet shoppers whose job never came to its end: their site was
 * gone or faulty through all of its attempts, or the queue was lost.
 * @param leadId this one alone
 * @returns as kept only those whose site is not there: one without an address is kept as any other lead is
 */
export async function handOverForgotten(
  transaction: Transaction<Schema>,
  jobs: JobQueue,
  siteBySlug: (slug: string) => Site | undefined,
  leadId?: string,
): Promise<TakenUp> {
  const taken: TakenUp = { deliveries: 0, kept: 0 };
  for await (const id of untoldLeads(transaction, leadId)) {
    const progress = await lockedProgress(transaction, { leadId: id });
    // whoever was quicker has told of it
    if (!progress?.hasNews || !progress.contacted) continue;
    const site = siteBySlug(progress.lead.site_slug);
    if (!site) {
      taken.kept += 1;
      continue;
    }
    if (quietSecondsLeft(site, progress) > 0) continue;
    taken.deliveries += await handOver({ site, jobs }, transaction, progress);
    await noteJobEnded(transaction, id);
  }
  return taken;
}
