import {
  beginProgress,
  lockedProgress,
  updateProgress,
  type LeadProgress,
} from '#store/leads/lead-progress.ts';
import { insertSiteLead } from '#services/leads/insert-site-lead.ts';
import { enqueueAbandonedLead } from '#services/leads/lead-jobs.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import { inTransaction, type InTransaction, type SiteContext } from '#services/site-context.ts';
import { continuedLead, type ProgressSubmission } from './continued-lead.ts';
import { storedProgressKey } from './progress-key.ts';
import { abandonedAfterSeconds } from './seconds-until-abandoned.ts';
import { sendToDealer } from './send-to-dealer.ts';
import { isDeepStrictEqual } from 'node:util';
import { withoutSnapshot } from '#domain/lead/picked-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';

export interface SavedProgress {
  lead_id: string;
  isNew: boolean;
  /** `accepted-before`: the shopper has accepted the offer, so the form is complete. */
  state: 'saved' | 'accepted-before';
}

/** A job that is this many times the quiet time old counts as lost. */
const LOST_AFTER = 2;

/**
 * Stores a screen of a form with its lead, which has one id from the first screen on. Once the shopper has left contact
 * details, a job sends the lead to the dealer if they abandon the form. A completed lead and later corrections are sent
 * at once.
 * @param key the key that the shopper holds
 */
export function saveProgress(
  context: SiteContext,
  key: string,
  submission: ProgressSubmission,
): Promise<SavedProgress> {
  return inTransaction(context, async (within) => {
    const { lead_id, isNew } = await beginLead(within, key, submission);
    if (isNew) return { lead_id, isNew, state: 'saved' };
    const progress = await lockedProgress(within.db, { leadId: lead_id });
    if (!progress) throw new Error(`The lead ${lead_id} has no progress`);
    await continueLead(within, progress, submission);
    const state = progress.lead.offer_accepted ? 'accepted-before' : 'saved';
    return { lead_id, isNew, state };
  });
}

async function beginLead(
  within: InTransaction,
  key: string,
  { asked: _, ...submission }: ProgressSubmission,
): Promise<{ lead_id: string; isNew: boolean }> {
  const { consent, form_completed } = submission;
  const lead = { ...submission, idempotency_key: storedProgressKey(key) };
  const { lead_id, isNew, location } = await insertSiteLead(within, lead);
  if (!isNew) return { lead_id, isNew };
  const contacted = consent !== undefined;
  const jobWaits = contacted && !form_completed;
  await beginProgress(within.db, lead_id, { contacted, jobWaits });
  if (jobWaits) await enqueueJob(within, lead_id);
  const stored = { ...lead, id: lead_id, location_id: location?.id };
  if (form_completed) await sendToDealer(within, { lead: stored, timesSent: 0 });
  return { lead_id, isNew };
}

async function continueLead(
  within: InTransaction,
  progress: LeadProgress,
  submission: ProgressSubmission,
): Promise<void> {
  const { lead: before } = progress;
  const { db, site } = within;
  const lead = continuedLead(progress, submission, receivingLocation(site, submission)?.id);
  const changed = hasNewsForDealer(before, lead);
  if (before.form_completed && !changed) return;
  const contacted = progress.contacted || submission.consent !== undefined;
  const hasNews = progress.hasNews || changed;
  const jobWaits = isJobPending(progress, within);
  const needsJob = contacted && hasNews && !lead.form_completed && !jobWaits;
  await updateProgress(db, lead, { contacted, hasNews, jobWaits: jobWaits || needsJob });
  if (needsJob) await enqueueJob(within, lead.id);
  if (lead.form_completed) await sendToDealer(within, { ...progress, lead });
}

/** Whether the job is still to come; a lost queue, or settings that were invalid for days, may have lost it. */
function isJobPending(
  { jobWaits, quietSeconds }: LeadProgress,
  { site }: Pick<SiteContext, 'site'>,
): boolean {
  return jobWaits && quietSeconds <= LOST_AFTER * abandonedAfterSeconds(site);
}

function enqueueJob({ db, site, jobs }: InTransaction, leadId: string): Promise<void> {
  return enqueueAbandonedLead(db, jobs, leadId, abandonedAfterSeconds(site));
}

/** Whether a dealer who has received the earlier state of a lead needs the later one. */
function hasNewsForDealer(before: Lead, after: Lead): boolean {
  return !isDeepStrictEqual(givenByShopper(before), givenByShopper(after));
}

/** Leaves out what changes without the shopper: the time of consent and the snapshot of the dealer's vehicle. */
function givenByShopper(lead: Lead): unknown {
  return {
    dealership_slug: lead.dealership_slug,
    location_id: lead.location_id,
    vehicle_id: lead.vehicle_id,
    fields: withoutSnapshot(lead.fields),
    consent: lead.consent && { ...lead.consent, at: '' },
    form_completed: lead.form_completed,
    offer_accepted: lead.offer_accepted,
  };
}
