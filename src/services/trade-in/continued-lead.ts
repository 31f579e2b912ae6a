import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';
import { contactFieldNames, onlyFields, withoutFields } from '#domain/lead/picked-fields.ts';
import type { LeadProgress } from '#store/leads/lead-progress.ts';
import { mergedFields } from './merged-fields.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { AskedField } from './merged-fields.ts';

/** The lead after a screen; consent comes with the contact details. */
export interface ProgressSubmission extends Omit<
  LeadSubmission,
  'consent' | 'idempotency_key' | 'is_follow_up'
> {
  consent?: LeadSubmission['consent'] | undefined;
  /** The fields of the submitted screens, from the first one on. */
  asked: readonly AskedField[];
  /** Whether the form has no further screens. */
  form_completed: boolean;
}

/**
 * Applies a screen to a lead. Only the last screen, which submits all fields, changes a completed lead; after the offer
 * is accepted, it changes only the contact details and the location.
 * @param location_id the location that receives the submission
 */
export function continuedLead(
  { lead: before, contacted }: Pick<LeadProgress, 'lead' | 'contacted'>,
  sent: ProgressSubmission,
  location_id: string | undefined,
): Lead {
  const { dealership_slug, vehicle_id, origin, consent } = sent;
  const dealership = { dealership_slug, location_id };
  if (!consent) {
    if (before.form_completed) return before;
    return {
      ...before,
      // only the last screen asks for the location, so an early one must not change it
      ...(!contacted && dealership),
      vehicle_id,
      origin,
      fields: mergedFields(before.fields, sent.fields, sent.asked),
    };
  }
  if (before.offer_accepted) {
    return { ...before, ...dealership, consent, fields: withContactOf(before.fields, sent.fields) };
  }
  return {
    ...before,
    ...dealership,
    vehicle_id,
    origin,
    consent,
    fields: sent.fields,
    form_completed: before.form_completed || sent.form_completed,
    // an answer applies only to the offer that was shown
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
