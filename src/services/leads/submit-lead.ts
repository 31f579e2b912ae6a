import { isSamePerson } from '#domain/lead/is-same-person.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { type InTransaction, inTransaction, type SiteContext } from '#services/site-context.ts';
import type { NewDelivery } from '#store/leads/lead-deliveries.ts';
import { lockedContent } from '#store/leads/lead-content.ts';
import { addDeliveries } from './add-deliveries.ts';
import { autoReplyTo } from './auto-reply-to.ts';
import { changeLead } from './change-lead.ts';
import { insertSiteLead } from './insert-site-lead.ts';
import type { LeadSubmission, StoredLead } from './lead-submission.ts';
import { deliveriesTo } from './receiving-location.ts';
import { appointmentConfirmation } from '#services/confirmations/appointment-confirmation.ts';
import { type Confirmation, confirmationTo } from '#services/confirmations/confirmation-to.ts';
import { logUndeliverable } from './log-undeliverable.ts';
import { contentDigest, submissionKey } from './submission-key.ts';

/** Stores a lead with its deliveries and commits. */
export function submitLead(context: SiteContext, submission: LeadSubmission): Promise<StoredLead> {
  return inTransaction(context, (within) => storeLead(within, submission));
}

/**
 * Stores a lead with its deliveries in the caller's transaction. The same content with the same key is the same lead.
 * Other content with the same key corrects the lead, if it comes from the same person.
 */
export async function storeLead(
  within: InTransaction,
  submission: LeadSubmission,
): Promise<StoredLead> {
  const { corrects, ...stored } = await storeOrFindLead(within, submission);
  if (!corrects) return stored;
  await changeLead(within, corrects, submission);
  return { ...stored, isChanged: true };
}

/** A stored lead, or an earlier one that the caller may correct. */
export interface FoundLead extends StoredLead {
  /** The earlier lead, if the submission says something else. */
  corrects?: Lead;
}

/**
 * Stores a lead, or finds the earlier one with the same key. With the same key and other content, a submission from
 * another person is a lead of its own: two people may use one browser.
 * @param content what the shopper submitted, if the lead contains more than that
 */
export async function storeOrFindLead(
  within: InTransaction,
  submission: LeadSubmission,
  content = submission,
): Promise<FoundLead> {
  const { confirmation: _, delivery_delay_seconds: delay, ...lead } = submission;
  const idempotency_key = submissionKey(submission);
  const content_digest = contentDigest(content);
  const inserted = await insertSiteLead(within, { ...lead, idempotency_key, content_digest });
  const { location, ...stored } = inserted;
  if (!stored.isNew) {
    const earlier = await lockedContent(within.db, stored.lead_id);
    const isSame = !earlier || earlier.digest === null || earlier.digest === content_digest;
    // a follow-up is sent once, with its first content
    if (isSame || submission.is_follow_up) return stored;
    if (isSamePerson(earlier.lead.fields, submission.fields))
      return { ...stored, corrects: earlier.lead };
    const own = { ...submission, idempotency_key: `${idempotency_key}-${content_digest}` };
    return storeOrFindLead(within, own, content);
  }
  const toDealer = deliveriesTo(location);
  const toShopper = await deliveriesToShopper(within, location, submission);
  await addDeliveries(within, stored.lead_id, [...toDealer, ...toShopper], delay);
  if (toDealer.length === 0) logUndeliverable(within, stored.lead_id, location?.id);
  return stored;
}

/** A confirmation if there is something to confirm; otherwise an automatic reply to a new lead. */
async function deliveriesToShopper(
  { db, site }: InTransaction,
  location: Location | undefined,
  submission: LeadSubmission,
): Promise<NewDelivery[]> {
  const { email } = submission.fields;
  const confirmation = confirmationOf(site, location, submission);
  if (confirmation) return confirmationTo(db, email, confirmation);
  return submission.is_follow_up ? [] : autoReplyTo(db, site, email);
}

function confirmationOf(
  site: Site,
  location: Location | undefined,
  { confirmation, is_follow_up = false, fields, origin }: LeadSubmission,
): Confirmation | undefined {
  if (confirmation || is_follow_up) return confirmation;
  return appointmentConfirmation(site, location, fields, origin.url);
}
