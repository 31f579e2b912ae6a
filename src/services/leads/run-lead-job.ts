import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { AttemptResult } from '#store/jobs/job-handler.ts';
import { parkUnfinished } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';
import { deliverLead, type DeliverLeadParts } from './deliver-lead.ts';
import { type LeadJob, parseLeadJob } from './lead-jobs.ts';
import { sendAbandonedLead } from '#services/trade-in/send-abandoned-lead.ts';

export interface LeadJobParts extends DeliverLeadParts {
  jobs: JobQueue;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Makes one attempt at a job of the lead queue.
 * @throws if the payload is not a job or the attempt fails unexpectedly; the queue then retries
 */
export async function runLeadJob(
  db: Kysely<Schema>,
  parts: LeadJobParts,
  payload: unknown,
  lastAttempt: boolean,
): Promise<AttemptResult> {
  const job = knownJob(payload);
  if (job.kind === 'send-abandoned-lead') {
    await runSendAbandonedLead(db, parts, job.lead_id);
    return {};
  }
  const attempt = await deliverLead(db, parts, job.delivery_id, lastAttempt);
  parts.log.info(
    { delivery: job.delivery_id, outcome: attempt.outcome },
    'a delivery was attempted',
  );
  return attempt;
}

/** Ends a job without attempts left: parks the delivery, or tries to send the abandoned lead one last time. */
export async function endLeadJob(
  db: Kysely<Schema>,
  parts: LeadJobParts,
  payload: unknown,
): Promise<void> {
  const job = knownJob(payload);
  if (job.kind === 'send-abandoned-lead') await runSendAbandonedLead(db, parts, job.lead_id);
  else await parkUnfinished(db, job.delivery_id);
}

async function runSendAbandonedLead(
  db: Kysely<Schema>,
  { jobs, log, sites }: LeadJobParts,
  lead: string,
): Promise<void> {
  const siteBySlug = (slug: string) => sites().bySlug(slug);
  const outcome = await sendAbandonedLead(db, { jobs, log, siteBySlug }, lead);
  log.info({ lead, outcome }, 'abandoned lead');
}

function knownJob(payload: unknown): LeadJob {
  const job = parseLeadJob(payload);
  if (!job) throw new Error('A job in the queue is of an unknown kind');
  return job;
}
