import type { Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { appointmentConfirmation } from '#services/confirmations/appointment-confirmation.ts';
import { confirmationTo } from '#services/confirmations/confirmation-to.ts';
import type { Schema } from '#store/database/schema.ts';
import { replaceContent } from '#store/leads/lead-content.ts';
import { CONFIRMATION, nextRevision } from '#store/leads/lead-deliveries.ts';
import { addDeliveries } from './add-deliveries.ts';
import { retryNow } from './retry-now.ts';
import { sendLeadUpdate } from './send-lead-update.ts';
import { contentDigest } from './submission-key.ts';
import type { LeadSubmission, StoreLeadParts } from './lead-submission.ts';
import { receivingLocation } from './receiving-location.ts';

/**
 * Stores a shopper's correction of a lead, and sends it to the dealer as an update. A shopper whose answer was lost may
 * correct the form and send it again. A changed appointment is confirmed again.
 * @param submission the corrected form
 * @param changed the category and fields to store, if they contain more than the form
 */
export async function changeLead(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  before: Lead,
  submission: LeadSubmission,
  changed: Pick<Lead, 'category' | 'subcategory' | 'fields'> = submission,
): Promise<void> {
  const { site, jobs } = parts;
  const { dealership_slug, vehicle_id, origin, consent, visitor_id: visitorId } = submission;
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
  await replaceContent(trx, lead, { digest: contentDigest(submission), visitorId });
  const rescheduled = await retryNow(trx, jobs, lead.id);
  await sendLeadUpdate(trx, parts, lead, {
    rescheduled,
    delaySeconds: submission.delivery_delay_seconds,
  });
  const { fields } = submission;
  const confirmation = appointmentConfirmation(site, location, fields, origin.url);
  if (!confirmation || fields.appointment === before.fields.appointment) return;
  const revision = await nextRevision(trx, lead.id, {
    channel: CONFIRMATION,
    target: fields.email,
  });
  const mails = await confirmationTo(trx, fields.email, confirmation);
  await addDeliveries(
    trx,
    jobs,
    lead.id,
    mails.map((mail) => ({ ...mail, revision })),
  );
}
