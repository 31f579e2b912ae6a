import type { Kysely, Transaction } from 'kysely';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import { lockedProgress, markJobEnded } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { enqueueAbandonedLead } from '#services/leads/lead-jobs.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import { secondsUntilAbandoned } from './seconds-until-abandoned.ts';
import { sendToDealer } from './send-to-dealer.ts';

export interface SendAbandonedLeadParts {
  jobs: JobQueue;
  siteBySlug(slug: string): Site | undefined;
  log: WarningLog;
}

export type AbandonedOutcome = 'sent' | 'not-abandoned-yet' | 'nothing-new';

/**
 * Sends the lead of a shopper who left contact details and has been idle for the site's `quiet_minutes`. If the shopper
 * is still active, enqueues another job. Runs in one transaction, so that a process that dies leaves the job in place.
 * @throws if the lead's site does not exist; the queue then retries
 */
export async function sendAbandonedLead(
  db: Kysely<Schema>,
  parts: SendAbandonedLeadParts,
  leadId: string,
): Promise<AbandonedOutcome> {
  const { outcome, undeliverable } = await db
    .transaction()
    .execute((trx) => sendIfAbandoned(trx, parts, leadId));
  logUndeliverable(parts.log, undeliverable);
  return outcome;
}

async function sendIfAbandoned(
  trx: Transaction<Schema>,
  { jobs, siteBySlug }: SendAbandonedLeadParts,
  leadId: string,
): Promise<{ outcome: AbandonedOutcome; undeliverable?: UndeliverableLead | undefined }> {
  const progress = await lockedProgress(trx, { leadId });
  if (!progress?.hasNews || !progress.contacted) {
    await markJobEnded(trx, leadId);
    return { outcome: 'nothing-new' };
  }
  const { site_slug } = progress.lead;
  const site = siteBySlug(site_slug);
  if (!site) throw new Error(`The site ${site_slug} does not exist`);
  const secondsLeft = secondsUntilAbandoned(site, progress);
  if (secondsLeft > 0) {
    await enqueueAbandonedLead(trx, jobs, leadId, Math.ceil(secondsLeft));
    return { outcome: 'not-abandoned-yet' };
  }
  const { undeliverable } = await sendToDealer(trx, { site, jobs }, progress);
  await markJobEnded(trx, leadId);
  return { outcome: 'sent', undeliverable };
}
