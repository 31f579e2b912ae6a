import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { contactFieldNames, onlyFields, withoutFields } from '#domain/lead/picked-fields.ts';
import type { LeadProgress } from '#store/leads/lead-progress.ts';
import { mergedFields } from './merged-fields.ts';
import type { ProgressSubmission } from './save-progress.ts';

/**
 * A lead after another of its screens. One that is completed is changed by the last screen alone, which brings all of
 * it; once its offer is accepted, only in who the shopper is and which place looks after them.
 * @param location_id of the place that what was sent goes to
 */
export function continuedLead(
  { lead: before, contacted }: Pick<LeadProgress, 'lead' | 'contacted'>,
  sent: ProgressSubmission,
  location_id: string | undefined,
): Lead {
  const { dealership_slug, vehicle_id, origin, consent } = sent;
  const place = { dealership_slug, location_id };
  if (!consent) {
    if (before.form_completed) return before;
    return {
      ...before,
      // the shopper's choice comes with the contact details: a screen before them knows of none
      ...(!contacted && place),
      vehicle_id,
      origin,
      fields: mergedFields(before.fields, sent.fields, sent.asked),
    };
  }
  if (before.offer_accepted) {
    return { ...before, ...place, consent, fields: withContactOf(before.fields, sent.fields) };
  }
  return {
    ...before,
    ...place,
    vehicle_id,
    origin,
    consent,
    fields: sent.fields,
    form_completed: before.form_completed || sent.form_completed,
    // a no was said to the offer of that time
    offer_accepted: isSameOffer(before.fields, sent.fields) ? before.offer_accepted : undefined,
  };
}

/** The stored fields with the contact details that were sent. */
function withContactOf(stored: LeadFields, sent: LeadFields): LeadFields {
  return {
    ...withoutFields(stored, contactFieldNames),
    ...onlyFields(sent, contactFieldNames),
  } as LeadFields; // every lead has the basic contact details
}

function isSameOffer({ valuation: one }: LeadFields, { valuation: other }: LeadFields): boolean {
  return one?.low === other?.low && one?.high === other?.high;
}
