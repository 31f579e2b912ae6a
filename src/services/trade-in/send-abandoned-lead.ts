import { markJobEnded } from '#store/leads/lead-progress.ts';
import { enqueueAbandonedLead } from '#services/leads/lead-jobs.ts';
import { inTransaction, type JobContext } from '#services/site-context.ts';
import { type AbandonedResult, sendIfAbandoned } from './send-if-abandoned.ts';

/**
 * Runs the job of an abandoned lead: sends it, or enqueues another job if the shopper is still active. Runs in one
 * transaction, so that a process that dies leaves the job in place.
 * @throws if the lead's site does not exist; the queue then retries
 */
export function sendAbandonedLead(
  context: JobContext,
  leadId: string,
): Promise<AbandonedResult['outcome']> {
  return inTransaction(context, async (within) => {
    const { db, jobs } = within;
    const result = await sendIfAbandoned(within, leadId);
    if (result.outcome === 'site-missing')
      throw new Error(`The site ${result.siteSlug} does not exist`);
    if (result.outcome === 'nothing-new') await markJobEnded(db, leadId);
    if (result.outcome === 'not-abandoned-yet')
      await enqueueAbandonedLead(db, jobs, leadId, Math.ceil(result.secondsLeft));
    return result.outcome;
  });
}
