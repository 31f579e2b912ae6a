import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { LeadConsent, LeadOrigin } from '#domain/lead/lead.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';

/** A form that a shopper submits, and how it is delivered and answered. */
export interface LeadSubmission {
  category: string;
  subcategory?: string | undefined;
  dealership_slug: string;
  location_id?: string | undefined;
  vehicle_id?: number | undefined;
  fields: LeadFields;
  origin: LeadOrigin;
  consent: LeadConsent;
  /** The browser's key for one submission, the same until it has succeeded; absent without script. */
  idempotency_key?: string | undefined;
  /** Whether it follows up an earlier lead; the shopper then gets no automatic reply. */
  is_follow_up?: boolean | undefined;
  /** Delays the deliveries, so that they can say what happens in the meantime. */
  delivery_delay_seconds?: number;
  /** The visitor who verified a phone with it; by default the signed-in one. */
  visitor_id?: string | undefined;
  /** The shopper's confirmation e-mail; by default the one for a booked appointment. */
  confirmation?: Confirmation | undefined;
}

export interface StoredLead {
  lead_id: string;
  /** False for a repetition or a correction; `lead_id` is then the earlier lead's. */
  isNew: boolean;
  /** Whether the submission has corrected the earlier lead. */
  isChanged?: boolean;
}
