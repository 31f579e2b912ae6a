import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  beginProgress,
  type LeadProgress,
  lockedProgress,
  updateProgress,
} from '#store/leads/lead-progress.ts';
import { insertLead } from '#store/leads/leads.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { enqueueAbandonedLead } from '#services/leads/lead-jobs.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import type { StoreLeadParts } from '#services/leads/lead-submission.ts';
import { continuedLead } from './continued-lead.ts';
import { hasNewsForDealer } from './has-news-for-dealer.ts';
import { storedProgressKey } from './progress-key.ts';
import { abandonedAfterSeconds } from './seconds-until-abandoned.ts';
import { sendToDealer } from './send-to-dealer.ts';
import type { ProgressSubmission } from './continued-lead.ts';

export interface ProgressParts extends StoreLeadParts {
  log: WarningLog;
}

export interface SavedProgress {
  lead_id: string;
  isNew: boolean;
  /** `accepted-before`: the shopper has accepted the offer, so the form is complete. */
  state: 'saved' | 'accepted-before';
}

/** The result of storing one screen. */
interface StoredScreen extends SavedProgress {
  undeliverable?: UndeliverableLead | undefined;
}

/** A job that is this many times the quiet time old counts as lost. */
const LOST_AFTER = 2;

/**
 * Stores a screen of a form with its lead, which has one id from the first screen on. Once the shopper has left contact
 * details, a job sends the lead to the dealer if they abandon the form. A completed lead and later corrections are sent
 * at once.
 * @param key the key that the shopper holds
 */
export async function saveProgress(
  db: Kysely<Schema>,
  { log, ...parts }: ProgressParts,
  key: string,
  submission: ProgressSubmission,
): Promise<SavedProgress> {
  const { undeliverable, ...saved } = await db
    .transaction()
    .execute((trx) => storeScreen(trx, parts, key, submission));
  logUndeliverable(log, undeliverable);
  return saved;
}

async function storeScreen(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  key: string,
  submission: ProgressSubmission,
): Promise<StoredScreen> {
  const begun = await beginLead(trx, parts, key, submission);
  if (begun.isNew) return { ...begun, state: 'saved' };
  const progress = await lockedProgress(trx, { leadId: begun.lead_id });
  if (!progress) throw new Error(`The lead ${begun.lead_id} has no progress`);
  const undeliverable = await continueLead(trx, parts, progress, submission);
  const state = progress.lead.offer_accepted ? 'accepted-before' : 'saved';
  return { ...begun, state, undeliverable };
}

async function beginLead(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  key: string,
  { asked: _, ...submission }: ProgressSubmission,
): Promise<Omit<StoredScreen, 'state'>> {
  const { site } = parts;
  const lead = {
    ...submission,
    id: randomUUID(),
    site_slug: site.slug,
    location_id: receivingLocation(site, submission)?.id,
  };
  const stored = await insertLead(trx, { ...lead, idempotency_key: storedProgressKey(key) });
  if (!stored.isNew) return stored;
  const contacted = submission.consent !== undefined;
  const jobWaits = contacted && !submission.form_completed;
  await beginProgress(trx, lead.id, { contacted, jobWaits });
  if (jobWaits) await enqueueJob(trx, parts, lead.id);
  if (!submission.form_completed) return stored;
  const { undeliverable } = await sendToDealer(trx, parts, { lead, timesSent: 0 });
  return { ...stored, undeliverable };
}

/** @returns the lead, if it is complete and undeliverable */
async function continueLead(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  progress: LeadProgress,
  submission: ProgressSubmission,
): Promise<UndeliverableLead | undefined> {
  const { lead: before } = progress;
  const lead = continuedLead(progress, submission, receivingLocation(parts.site, submission)?.id);
  const changed = hasNewsForDealer(before, lead);
  if (before.form_completed && !changed) return undefined;
  const contacted = progress.contacted || submission.consent !== undefined;
  const hasNews = progress.hasNews || changed;
  const jobWaits = isJobPending(progress, parts);
  const needsJob = contacted && hasNews && !lead.form_completed && !jobWaits;
  await updateProgress(trx, lead, { contacted, hasNews, jobWaits: jobWaits || needsJob });
  if (needsJob) await enqueueJob(trx, parts, lead.id);
  if (!lead.form_completed) return undefined;
  return (await sendToDealer(trx, parts, { ...progress, lead })).undeliverable;
}

/** Whether the job is still to come; a lost queue, or settings that were invalid for days, may have lost it. */
function isJobPending(
  { jobWaits, quietSeconds }: LeadProgress,
  { site }: Pick<StoreLeadParts, 'site'>,
): boolean {
  return jobWaits && quietSeconds <= LOST_AFTER * abandonedAfterSeconds(site);
}

function enqueueJob(
  trx: Transaction<Schema>,
  { site, jobs }: StoreLeadParts,
  leadId: string,
): Promise<void> {
  return enqueueAbandonedLead(trx, jobs, leadId, abandonedAfterSeconds(site));
}
