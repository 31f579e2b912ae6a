import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';

const consent = {
  opt_in: true,
  opt_in_wording: 'Send me offers',
  collection_notice: 'We keep your details to answer you.',
  at: '2026-03-01T02:03:04.000Z',
};

export function someFields(fields: Partial<LeadFields> = {}): LeadFields {
  return {
    name: 'Mia',
    last_name: 'Chen',
    email: 'mia@example.com',
    phone: '0491570006',
    ...fields,
  };
}

/** A vehicle enquiry; tests override only the fields they are about. */
export function someSubmission(submission: Partial<LeadSubmission> = {}): LeadSubmission {
  return {
    category: 'Vehicle Enquiry',
    dealership_slug: 'yard',
    fields: someFields(),
    origin: {
      source: 'Website',
      url: 'http://yard.localhost/cars/x',
      lead_attributes: { visited_pages: [], linked_query_params: {} },
    },
    consent,
    ...submission,
  };
}

export function someStoredLead(lead: Partial<Lead> = {}): Lead {
  const { idempotency_key: _, ...submission } = someSubmission();
  return {
    ...submission,
    id: '6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10',
    site_slug: 'yard',
    form_completed: true,
    created_at: '2026-03-01T02:03:05.000Z',
    ...lead,
  };
}
