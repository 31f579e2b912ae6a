import type { Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { lockedProgress, markJobEnded } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import { secondsUntilAbandoned } from './seconds-until-abandoned.ts';
import { type SentToDealer, sendToDealer } from './send-to-dealer.ts';

export interface SendIfAbandonedParts {
  jobs: JobQueue;
  siteBySlug(slug: string): Site | undefined;
}

/**
 * `nothing-new`: the dealer has the whole lead, or the shopper has left no contact details. `not-abandoned-yet`: the
 * shopper is still active.
 */
export type AbandonedResult =
  | { outcome: 'nothing-new' }
  | { outcome: 'site-missing'; siteSlug: string }
  | { outcome: 'not-abandoned-yet'; secondsLeft: number }
  | ({ outcome: 'sent' } & SentToDealer);

/**
 * Sends a lead, in the caller's transaction, if its shopper left contact details and has been idle for the site's
 * `quiet_minutes`. The lead then needs no job any more.
 */
export async function sendIfAbandoned(
  trx: Transaction<Schema>,
  { jobs, siteBySlug }: SendIfAbandonedParts,
  leadId: string,
): Promise<AbandonedResult> {
  const progress = await lockedProgress(trx, { leadId });
  if (!progress?.hasNews || !progress.contacted) return { outcome: 'nothing-new' };
  const { site_slug: siteSlug } = progress.lead;
  const site = siteBySlug(siteSlug);
  if (!site) return { outcome: 'site-missing', siteSlug };
  const secondsLeft = secondsUntilAbandoned(site, progress);
  if (secondsLeft > 0) return { outcome: 'not-abandoned-yet', secondsLeft };
  const sent = await sendToDealer(trx, { site, jobs }, progress);
  await markJobEnded(trx, leadId);
  return { outcome: 'sent', ...sent };
}
