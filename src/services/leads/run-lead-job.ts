import type { BackgroundContext } from '#services/background-context.ts';
import type { AttemptResult } from '#store/jobs/job-handler.ts';
import { parkUnfinished } from '#store/leads/lead-deliveries.ts';
import { deliverLead } from './deliver-lead.ts';
import { type LeadJob, parseLeadJob } from './lead-jobs.ts';
import { sendAbandonedLead } from '#services/trade-in/send-abandoned-lead.ts';

type LeadJobContext = Pick<
  BackgroundContext,
  'db' | 'jobs' | 'log' | 'siteBySlug' | 'mailer' | 'webhook'
>;

/**
 * Makes one attempt at a job of the lead queue.
 * @throws if the payload is not a job or the attempt fails unexpectedly; the queue then retries
 */
export async function runLeadJob(
  context: LeadJobContext,
  payload: unknown,
  lastAttempt: boolean,
): Promise<AttemptResult> {
  const job = knownJob(payload);
  if (job.kind === 'send-abandoned-lead') {
    await runSendAbandonedLead(context, job.lead_id);
    return {};
  }
  const attempt = await deliverLead(context, job.delivery_id, lastAttempt);
  context.log.info(
    { delivery: job.delivery_id, outcome: attempt.outcome },
    'a delivery was attempted',
  );
  return attempt;
}

/** Ends a job without attempts left: parks the delivery, or tries to send the abandoned lead one last time. */
export async function endLeadJob(context: LeadJobContext, payload: unknown): Promise<void> {
  const job = knownJob(payload);
  if (job.kind === 'send-abandoned-lead') await runSendAbandonedLead(context, job.lead_id);
  else await parkUnfinished(context.db, job.delivery_id);
}

async function runSendAbandonedLead(context: LeadJobContext, lead: string): Promise<void> {
  const outcome = await sendAbandonedLead(context, lead);
  context.log.info({ lead, outcome }, 'abandoned lead');
}

function knownJob(payload: unknown): LeadJob {
  const job = parseLeadJob(payload);
  if (!job) throw new Error('A job in the queue is of an unknown kind');
  return job;
}
