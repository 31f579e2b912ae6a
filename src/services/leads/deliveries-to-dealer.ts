import { randomUUID } from 'node:crypto';
import type { Lead } from '#domain/lead/lead.ts';
import type { Site } from '#site/site.ts';
import type { NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { SentAddress } from '#store/leads/lead-progress.ts';
import { deliveriesTo, receivingLocation } from './receiving-location.ts';

/**
 * Makes the deliveries of a lead's present state: to the addresses of its location, and to the addresses that received
 * an earlier state, because its location may have changed. Addresses that the site has removed get nothing.
 * @param earlier the addresses that were sent earlier states, with the last revision that each was sent
 */
export function deliveriesToDealer(
  site: Site,
  lead: Pick<Lead, 'dealership_slug' | 'location_id'>,
  earlier: readonly SentAddress[],
): NewDelivery[] {
  const lastRevisions = new Map(earlier.map((address) => [nameOf(address), address.revision]));
  const current = deliveriesTo(receivingLocation(site, lead));
  const currentNames = new Set(current.map(nameOf));
  const siteNames = new Set(site.settings.locations.flatMap(deliveriesTo).map(nameOf));
  const former = earlier
    .filter((address) => siteNames.has(nameOf(address)) && !currentNames.has(nameOf(address)))
    .map(({ channel, target }) => ({ id: randomUUID(), channel, target }));
  return [...current, ...former].map((delivery) => ({
    ...delivery,
    revision: (lastRevisions.get(nameOf(delivery)) ?? -1) + 1,
  }));
}

function nameOf({ channel, target }: Pick<SentAddress, 'channel' | 'target'>): string {
  return `${channel} ${target}`;
}
