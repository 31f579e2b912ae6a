import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import type { LeadConsent, LeadOrigin } from '#domain/lead/lead.ts';
import { withoutSnapshot } from '#domain/lead/picked-fields.ts';
import { locationOf } from '#site/location-of.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { NewDelivery } from '#store/leads/lead-deliveries.ts';
import { insertLead } from '#store/leads/leads.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { addDeliveries } from './add-deliveries.ts';
import { autoReplyTo } from './auto-reply-to.ts';
import { appointmentConfirmation } from '#services/confirmations/appointment-confirmation.ts';
import { type Confirmation, confirmationTo } from '#services/confirmations/confirmation-to.ts';
import { logUndeliverable, type WarningLog } from './log-undeliverable.ts';

export interface LeadSubmission {
  category: string;
  subcategory?: string | undefined;
  dealership_slug: string;
  location_id?: string | undefined;
  vehicle_id?: number | undefined;
  fields: LeadFields;
  origin: LeadOrigin;
  consent: LeadConsent;
  /** The browser's key for one submission, the same in every repetition; absent without script. */
  idempotency_key?: string | undefined;
  /** Whether it follows up an earlier lead; the shopper then gets no automatic reply. */
  is_follow_up?: boolean;
  /** Delays the deliveries, so that they can say what happens in the meantime. */
  delivery_delay_seconds?: number;
  /** The visitor who sends it while signed in. */
  visitor_id?: string | undefined;
  /** The shopper's confirmation e-mail; by default that of a booked appointment. */
  confirmation?: Confirmation | undefined;
}

/** The dependencies of storing a lead, besides the transaction. */
export interface StoreLeadParts {
  site: Site;
  jobs: JobQueue;
}

export interface StoredLead {
  lead_id: string;
  /** False for a repetition; `lead_id` is then the earlier lead's. */
  isNew: boolean;
  /** The new lead, if it is undeliverable. */
  undeliverable?: UndeliverableLead | undefined;
}

/** Stores a lead with its deliveries and commits. */
export async function submitLead(
  db: Kysely<Schema>,
  { log, ...parts }: StoreLeadParts & { log: WarningLog },
  submission: LeadSubmission,
): Promise<StoredLead> {
  const stored = await db.transaction().execute((trx) => storeLead(trx, parts, submission));
  logUndeliverable(log, stored.undeliverable);
  return stored;
}

/** Stores a lead with its deliveries in the caller's transaction. */
export async function storeLead(
  trx: Transaction<Schema>,
  { site, jobs }: StoreLeadParts,
  submission: LeadSubmission,
): Promise<StoredLead> {
  const {
    idempotency_key: _,
    confirmation: __,
    delivery_delay_seconds: delay,
    ...lead
  } = submission;
  const location = receivingLocation(site, submission);
  const id = randomUUID();
  const of = { id, site_slug: site.slug, location_id: location?.id };
  const idempotency_key = submissionKey(submission);
  const stored = await insertLead(trx, { ...lead, ...of, idempotency_key });
  if (!stored.isNew) return stored;
  const toDealer = deliveriesTo(location);
  const toShopper = await deliveriesToShopper(trx, site, location, submission);
  await addDeliveries(trx, jobs, id, [...toDealer, ...toShopper], delay);
  if (toDealer.length > 0) return stored;
  return { ...stored, undeliverable: { ...of, dealership_slug: submission.dealership_slug } };
}

/** A confirmation if there is something to confirm; otherwise an automatic reply to a new lead. */
async function deliveriesToShopper(
  trx: Transaction<Schema>,
  site: Site,
  location: Location | undefined,
  submission: LeadSubmission,
): Promise<NewDelivery[]> {
  const { email } = submission.fields;
  const confirmation = confirmationOf(site, location, submission);
  if (confirmation) return confirmationTo(trx, email, confirmation);
  return submission.is_follow_up ? [] : autoReplyTo(trx, site, email);
}

function confirmationOf(
  site: Site,
  location: Location | undefined,
  { confirmation, is_follow_up = false, fields, origin }: LeadSubmission,
): Confirmation | undefined {
  if (confirmation || is_follow_up) return confirmation;
  return appointmentConfirmation(site, location, fields, origin.url);
}

/** Picks the location that receives a lead: its own, else the site's primary one. */
export function receivingLocation(
  site: Site,
  lead: Pick<LeadSubmission, 'location_id' | 'dealership_slug'>,
): Location | undefined {
  const { locations } = site.settings;
  return locationOf(lead, locations) ?? primaryLocation(locations);
}

/** Makes a delivery for each of a location's addresses for leads. */
export function deliveriesTo(location: Location | undefined): NewDelivery[] {
  if (!location) return [];
  const to = (channel: string, targets: readonly string[]): NewDelivery[] =>
    [...new Set(targets)].map((target) => ({ id: randomUUID(), channel, target }));
  return [...to('email', location.leads.emails), ...to('webhook', location.leads.webhooks)];
}

/** The same for every repetition of one submission. */
export function submissionKey(submission: LeadSubmission): string {
  return submission.idempotency_key ?? contentKey(submission);
}

/**
 * Derives a key from the content. Without script a form has no key, because its page comes from a cache. The same words
 * from the same person to the same location about the same vehicle on the same day are then one lead.
 */
function contentKey(submission: LeadSubmission): string {
  const { category, subcategory, dealership_slug, location_id, vehicle_id, consent } = submission;
  // the vehicle's price may have changed between two submissions of the same words
  const words = withoutSnapshot(submission.fields);
  const day = consent.at.slice(0, 10);
  const content = [category, subcategory, dealership_slug, location_id, vehicle_id, words, day];
  return `content-${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`;
}
