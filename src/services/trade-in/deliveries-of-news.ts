import { randomUUID } from 'node:crypto';
import type { Lead } from '#domain/lead/lead.ts';
import type { Site } from '#site/site.ts';
import type { Receiver } from '#store/lead-progress.ts';
import type { NewDelivery } from '#store/site-leads.ts';
import { deliveriesTo, receivingLocation } from '#services/submit-lead.ts';

/**
 * Who gets a lead as it is now: its location, for which it may be new, and as news everybody who has had it, since it
 * may have gone elsewhere. An address that the site names no more gets nothing.
 * @param earlier who has had the lead, with the last revision that they were sent
 */
export function deliveriesOfNews(
  site: Site,
  lead: Pick<Lead, 'dealership_slug' | 'location_id'>,
  earlier: readonly Receiver[],
): NewDelivery[] {
  const last = new Map(earlier.map((receiver) => [nameOf(receiver), receiver.revision]));
  const now = deliveriesTo(receivingLocation(site, lead));
  const reached = new Set(now.map(nameOf));
  const named = new Set(site.settings.locations.flatMap(deliveriesTo).map(nameOf));
  const former = earlier
    .filter((receiver) => named.has(nameOf(receiver)) && !reached.has(nameOf(receiver)))
    .map(({ channel, target }) => ({ id: randomUUID(), channel, target }));
  return [...now, ...former].map((delivery) => ({
    ...delivery,
    revision: (last.get(nameOf(delivery)) ?? -1) + 1,
  }));
}

function nameOf({ channel, target }: Pick<Receiver, 'channel' | 'target'>): string {
  return `${channel} ${target}`;
}
