import type { InTransaction, JobContext } from '#services/site-context.ts';
import { lockedProgress, markJobEnded } from '#store/leads/lead-progress.ts';
import { secondsUntilAbandoned } from './seconds-until-abandoned.ts';
import { sendToDealer } from './send-to-dealer.ts';

/**
 * `nothing-new`: the dealer has the whole lead, or the shopper has left no contact details. `not-abandoned-yet`: the
 * shopper is still active.
 */
export type AbandonedResult =
  | { outcome: 'nothing-new' }
  | { outcome: 'site-missing'; siteSlug: string }
  | { outcome: 'not-abandoned-yet'; secondsLeft: number }
  /** With the number of deliveries to the dealer. */
  | { outcome: 'sent'; deliveries: number };

/**
 * Sends a lead, in the caller's transaction, if its shopper left contact details and has been idle for the site's
 * `quiet_minutes`. The lead then needs no job any more.
 */
export async function sendIfAbandoned(
  within: InTransaction<JobContext>,
  leadId: string,
): Promise<AbandonedResult> {
  const progress = await lockedProgress(within.db, { leadId });
  if (!progress?.hasNews || !progress.contacted) return { outcome: 'nothing-new' };
  const { site_slug: siteSlug } = progress.lead;
  const site = within.siteBySlug(siteSlug);
  if (!site) return { outcome: 'site-missing', siteSlug };
  const secondsLeft = secondsUntilAbandoned(site, progress);
  if (secondsLeft > 0) return { outcome: 'not-abandoned-yet', secondsLeft };
  const deliveries = await sendToDealer({ ...within, site }, progress);
  await markJobEnded(within.db, leadId);
  return { outcome: 'sent', deliveries };
}
