import { createHash, randomUUID } from 'node:crypto';
import type { LeadConsent, LeadFields, LeadOrigin } from '#domain/lead/lead.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import type { NewDelivery, SiteLeads } from '#store/site-leads.ts';
import { addAutoReply } from './auto-reply.ts';
import { addConfirmation, type Confirmation } from './confirmations/add-confirmation.ts';
import { appointmentConfirmation } from './confirmations/appointment-confirmation.ts';
import { deliveryJob } from './delivery-job.ts';

export interface LeadSubmission {
  category: string;
  subcategory?: string | undefined;
  dealership_slug: string;
  location_id?: string | undefined;
  vehicle_id?: number | undefined;
  fields: LeadFields;
  origin: LeadOrigin;
  consent: LeadConsent;
  /** Made by the browser for one submission, however often it is sent; absent without script. */
  idempotency_key?: string | undefined;
  /** Told by the platform of what an earlier lead has come to: nobody is thanked for it. */
  is_follow_up?: boolean;
  /** What the shopper is told by e-mail; without it, a booked appointment is confirmed. */
  confirmation?: Confirmation | undefined;
}

export interface SubmitLeadParts {
  site: Site;
  leads: Pick<SiteLeads, 'add'>;
  jobs: JobQueue;
  /** Hears of each new lead that goes to nobody, since its location has no address. */
  onKept?: (leadId: string, location: Location | undefined) => void;
}

/** Stores a lead with its deliveries. When this returns, the lead is safe. */
export async function submitLead(
  { site, leads, jobs, onKept }: SubmitLeadParts,
  submission: LeadSubmission,
): Promise<{ lead_id: string; isNew: boolean }> {
  const { idempotency_key: _, is_follow_up = false, confirmation: __, ...lead } = submission;
  const location = receivingLocation(site, submission);
  const deliveries = deliveriesTo(location);
  const id = randomUUID();
  const stored = await leads.add(
    {
      ...lead,
      id,
      location_id: location?.id,
      idempotency_key: submissionKey(submission),
    },
    deliveries,
    async (transaction) => {
      const { email } = submission.fields;
      const confirmation = confirmationOf(site, location, submission);
      const toShopper = confirmation
        ? await addConfirmation(transaction, id, email, confirmation)
        : is_follow_up
          ? []
          : await addAutoReply(transaction, site, id, email);
      await jobs.enqueue(transaction, [...deliveries, ...toShopper].map(deliveryJob));
    },
  );
  if (stored.isNew && deliveries.length === 0) onKept?.(stored.lead_id, location);
  return stored;
}

function confirmationOf(
  site: Site,
  location: Location | undefined,
  { confirmation, is_follow_up = false, fields, origin }: LeadSubmission,
): Confirmation | undefined {
  if (confirmation || is_follow_up) return confirmation;
  return appointmentConfirmation(site, location, fields, origin.url);
}

/** The place that sells the vehicle, else the dealership's primary one, else the site's. */
export function receivingLocation(
  site: Site,
  { location_id, dealership_slug }: Pick<LeadSubmission, 'location_id' | 'dealership_slug'>,
): Location | undefined {
  const { locations } = site.settings;
  const ofDealership = locations.filter((location) => location.dealership_slug === dealership_slug);
  return (
    locations.find((location) => location.id === location_id) ??
    ofDealership.find((location) => location.primary) ??
    ofDealership[0] ??
    locations.find((location) => location.primary) ??
    locations[0]
  );
}

/** Everybody who gets the leads of a location; nobody where it has no address. */
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
 * Without script a page has no key of its own, for it comes from a cache. There the same words from the same
 * person to the same place about the same vehicle on the same day are one lead.
 */
function contentKey(submission: LeadSubmission): string {
  const { category, subcategory, dealership_slug, location_id, vehicle_id, consent } = submission;
  // not the shopper's words: the vehicle's price may have changed since
  const { vehicle: _, autogauge_enabled: __, ...words } = submission.fields;
  const day = consent.at.slice(0, 10);
  const content = [category, subcategory, dealership_slug, location_id, vehicle_id, words, day];
  return `content-${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`;
}
