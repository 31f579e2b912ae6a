import type { Kysely, Transaction } from 'kysely';
import { markJobEnded } from '#store/leads/lead-progress.ts';
import type { Schema } from '#store/database/schema.ts';
import { enqueueAbandonedLead } from '#services/leads/lead-jobs.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import {
  type AbandonedResult,
  sendIfAbandoned,
  type SendIfAbandonedParts,
} from './send-if-abandoned.ts';

export interface SendAbandonedLeadParts extends SendIfAbandonedParts {
  log: WarningLog;
}

/**
 * Runs the job of an abandoned lead: sends it, or enqueues another job if the shopper is still active. Runs in one
 * transaction, so that a process that dies leaves the job in place.
 * @throws if the lead's site does not exist; the queue then retries
 */
export async function sendAbandonedLead(
  db: Kysely<Schema>,
  { log, ...parts }: SendAbandonedLeadParts,
  leadId: string,
): Promise<AbandonedResult['outcome']> {
  const result = await db.transaction().execute((trx) => runJob(trx, parts, leadId));
  if (result.outcome === 'sent') logUndeliverable(log, result.undeliverable);
  return result.outcome;
}

async function runJob(
  trx: Transaction<Schema>,
  parts: SendIfAbandonedParts,
  leadId: string,
): Promise<AbandonedResult> {
  const result = await sendIfAbandoned(trx, parts, leadId);
  if (result.outcome === 'site-missing')
    throw new Error(`The site ${result.siteSlug} does not exist`);
  if (result.outcome === 'nothing-new') await markJobEnded(trx, leadId);
  if (result.outcome === 'not-abandoned-yet')
    await enqueueAbandonedLead(trx, parts.jobs, leadId, Math.ceil(result.secondsLeft));
  return result;
}
