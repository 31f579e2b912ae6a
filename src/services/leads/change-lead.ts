import type { Lead } from '#domain/lead/lead.ts';
import { appointmentConfirmation } from '#services/confirmations/appointment-confirmation.ts';
import { confirmationTo } from '#services/confirmations/confirmation-to.ts';
import type { InTransaction } from '#services/site-context.ts';
import { replaceContent } from '#store/leads/lead-content.ts';
import { CONFIRMATION, nextRevision } from '#store/leads/lead-deliveries.ts';
import { addDeliveries } from './add-deliveries.ts';
import { retryNow } from './retry-now.ts';
import { sendLeadUpdate } from './send-lead-update.ts';
import { contentDigest } from './submission-key.ts';
import { senderOf } from './insert-site-lead.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { receivingLocation } from './receiving-location.ts';

/**
 * Stores a shopper's correction of a lead, and sends it to the dealer as an update. A shopper who never received the
 * answer may correct the form and send it again. A changed appointment is confirmed again.
 * @param submission the corrected form
 * @param changed the category and fields to store, if they contain more than the form
 */
export async function changeLead(
  within: InTransaction,
  before: Lead,
  submission: LeadSubmission,
  changed: Pick<Lead, 'category' | 'subcategory' | 'fields'> = submission,
): Promise<void> {
  const { db, site } = within;
  const { dealership_slug, vehicle_id, origin, consent } = submission;
  const location = receivingLocation(site, submission);
  const lead: Lead = {
    ...before,
    dealership_slug,
    location_id: location?.id,
    vehicle_id,
    origin,
    consent,
    category: changed.category,
    subcategory: changed.subcategory,
    fields: changed.fields,
  };
  const visitorId = senderOf(within, submission);
  await replaceContent(db, lead, { digest: contentDigest(submission), visitorId });
  const rescheduled = await retryNow(within, lead.id);
  await sendLeadUpdate(within, lead, {
    rescheduled,
    delaySeconds: submission.delivery_delay_seconds,
  });
  const { fields } = submission;
  const confirmation = appointmentConfirmation(site, location, fields, origin.url);
  if (!confirmation || fields.appointment === before.fields.appointment) return;
  const revision = await nextRevision(db, lead.id, {
    channel: CONFIRMATION,
    target: fields.email,
  });
  const mails = await confirmationTo(db, fields.email, confirmation);
  await addDeliveries(
    within,
    lead.id,
    mails.map((mail) => ({ ...mail, revision })),
  );
}
