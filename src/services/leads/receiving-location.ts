import { randomUUID } from 'node:crypto';
import { locationOf } from '#site/location-of.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import type { NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { LeadSubmission } from './lead-submission.ts';

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
