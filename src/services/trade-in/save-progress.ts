import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  beginProgress,
  type LeadProgress,
  lockedProgress,
  updateProgress,
} from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { SiteLeads } from '#store/site-leads.ts';
import { type LeadSubmission, receivingLocation } from '#services/submit-lead.ts';
import { tellingOfKept } from '#services/telling-of-kept.ts';
import { continuedLead } from './continued-lead.ts';
import { handOver, type HandOverParts } from './hand-over.ts';
import { isNews } from './is-news.ts';
import type { AskedField } from './merged-fields.ts';
import { storedProgressKey } from './progress-key.ts';
import type { QuietLeadJob } from './quiet-lead-job.ts';

export interface ProgressParts extends HandOverParts {
  db: Kysely<Schema>;
}

/** What is known after one of a form's screens; consent comes with the contact details. */
export interface ProgressSubmission extends Omit<
  LeadSubmission,
  'consent' | 'idempotency_key' | 'is_follow_up'
> {
  consent?: LeadSubmission['consent'] | undefined;
  /** The fields of the screens that were sent, from the first one on. */
  asked: readonly AskedField[];
  /** Nothing is asked any more. */
  form_completed: boolean;
}

export interface SavedProgress {
  lead_id: string;
  isNew: boolean;
  /** `accepted-before`: the shopper has taken the offer, and nothing is asked any more. */
  state: 'saved' | 'accepted-before';
}

/** A job that has not looked after so many times the quiet minutes is not going to. */
const JOB_IS_LOST = 2;

/**
 * Keeps the lead of one of a form's screens, under one id from the first screen on. A shopper who can be reached by now
 * is looked after: should they leave, a job hands the lead over once they have been quiet. What is completed is handed
 * over at once, and so is what is corrected afterwards.
 * @param key that the shopper holds
 */
export function saveProgress(
  parts: ProgressParts,
  key: string,
  submission: ProgressSubmission,
): Promise<SavedProgress> {
  return tellingOfKept(parts.onKept, (onKept) =>
    parts.db
      .transaction()
      .execute((transaction) => saveIn({ ...parts, onKept }, transaction, key, submission)),
  );
}

async function saveIn(
  parts: ProgressParts,
  transaction: Transaction<Schema>,
  key: string,
  submission: ProgressSubmission,
): Promise<SavedProgress> {
  const begun = await beginLead(parts, transaction, key, submission);
  if (begun.isNew) return { ...begun, state: 'saved' };
  const progress = await lockedProgress(transaction, { leadId: begun.lead_id });
  if (!progress) throw new Error(`The lead ${begun.lead_id} has gone`);
  await continueLead(parts, transaction, progress, submission);
  return { ...begun, state: progress.lead.offer_accepted ? 'accepted-before' : 'saved' };
}

async function beginLead(
  parts: ProgressParts,
  transaction: Transaction<Schema>,
  key: string,
  { asked: _, ...submission }: ProgressSubmission,
): Promise<{ lead_id: string; isNew: boolean }> {
  const { db, site } = parts;
  const id = randomUUID();
  const lead = {
    ...submission,
    id,
    location_id: receivingLocation(site, submission)?.id,
    idempotency_key: storedProgressKey(key),
  };
  return new SiteLeads(db, site).addIn(transaction, lead, [], async () => {
    const contacted = submission.consent !== undefined;
    const jobWaits = contacted && !submission.form_completed;
    await beginProgress(transaction, id, { contacted, jobWaits });
    if (jobWaits) await lookAfter(parts, transaction, id);
    if (!submission.form_completed) return;
    const stored = await lockedProgress(transaction, { leadId: id });
    if (stored) await handOver(parts, transaction, stored);
  });
}

async function continueLead(
  parts: ProgressParts,
  transaction: Transaction<Schema>,
  progress: LeadProgress,
  submission: ProgressSubmission,
): Promise<void> {
  const { lead: before } = progress;
  const lead = continuedLead(progress, submission, receivingLocation(parts.site, submission)?.id);
  const changed = isNews(before, lead);
  if (before.form_completed && !changed) return;
  const contacted = progress.contacted || submission.consent !== undefined;
  const hasNews = progress.hasNews || changed;
  const jobWaits = isJobToCome(progress, parts);
  const needsJob = contacted && hasNews && !lead.form_completed && !jobWaits;
  await updateProgress(transaction, lead, { contacted, hasNews, jobWaits: jobWaits || needsJob });
  if (needsJob) await lookAfter(parts, transaction, lead.id);
  if (lead.form_completed) await handOver(parts, transaction, { ...progress, lead });
}

/** A queue that was lost, or settings that were faulty for days, take the job with them. */
function isJobToCome({ jobWaits, quietSeconds }: LeadProgress, { site }: HandOverParts): boolean {
  return jobWaits && quietSeconds <= JOB_IS_LOST * site.settings.trade_in.quiet_minutes * 60;
}

/** Has a job look, once the shopper may have been quiet for long enough. */
async function lookAfter(
  { site, jobs }: ProgressParts,
  transaction: Transaction<Schema>,
  leadId: string,
): Promise<void> {
  const job: QuietLeadJob = { quiet_lead_id: leadId };
  await jobs.enqueue(transaction, [job], site.settings.trade_in.quiet_minutes * 60);
}
