import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import {
  beginProgress,
  type LeadProgress,
  lockedProgress,
  updateProgress,
} from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { SiteLeads } from '#store/site-leads.ts';
import { type LeadSubmission, receivingLocation } from '#services/submit-lead.ts';
import { handOver, type HandOverParts } from './hand-over.ts';
import { mergedFields } from './merged-fields.ts';
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
  /** Nothing is asked any more. */
  form_completed: boolean;
}

export interface SavedProgress {
  lead_id: string;
  isNew: boolean;
  /** `completed-before`: what was sent now has changed nothing. */
  state: 'saved' | 'completed-before';
}

/**
 * Keeps the lead of one of a form's screens, under one id from the first screen on. A shopper who can be reached by now
 * is looked after: should they leave, a job hands the lead over once they have been quiet. What is completed is handed
 * over at once and never changed by this again.
 * @param key that the shopper holds
 */
export function saveProgress(
  parts: ProgressParts,
  key: string,
  submission: ProgressSubmission,
): Promise<SavedProgress> {
  return parts.db.transaction().execute(async (transaction) => {
    const begun = await beginLead(parts, transaction, key, submission);
    if (begun.isNew) return { ...begun, state: 'saved' };
    const progress = await lockedProgress(transaction, { leadId: begun.lead_id });
    if (!progress || progress.lead.form_completed) return { ...begun, state: 'completed-before' };
    await continueLead(parts, transaction, progress, submission);
    return { ...begun, state: 'saved' };
  });
}

async function beginLead(
  parts: ProgressParts,
  transaction: Transaction<Schema>,
  key: string,
  submission: ProgressSubmission,
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
  { form_completed, ...submission }: ProgressSubmission,
): Promise<void> {
  const before = progress.lead;
  const knowsContact = submission.consent !== undefined;
  const lead: Lead = {
    ...before,
    dealership_slug: submission.dealership_slug,
    location_id: receivingLocation(parts.site, submission)?.id,
    vehicle_id: submission.vehicle_id,
    fields: mergedFields(before.fields, submission.fields, knowsContact),
    origin: submission.origin,
    consent: submission.consent ?? before.consent,
    form_completed,
  };
  const contacted = progress.contacted || knowsContact;
  const hasNews =
    progress.hasNews || form_completed || !isDeepStrictEqual(before.fields, lead.fields);
  const needsJob = contacted && hasNews && !form_completed && !progress.jobWaits;
  await updateProgress(transaction, lead, {
    contacted,
    hasNews,
    jobWaits: progress.jobWaits || needsJob,
  });
  if (needsJob) await lookAfter(parts, transaction, lead.id);
  if (form_completed) await handOver(parts, transaction, { ...progress, lead });
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
