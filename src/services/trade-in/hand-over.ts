import type { Transaction } from 'kysely';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import { addDeliveries } from '#store/kept-leads.ts';
import { type LeadProgress, noteHandover, receiversOf } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { addAutoReply } from '#services/auto-reply.ts';
import { deliveryJob } from '#services/delivery-job.ts';
import { receivingLocation } from '#services/submit-lead.ts';
import { deliveriesOfNews } from './deliveries-of-news.ts';

export interface HandOverParts {
  site: Site;
  jobs: JobQueue;
  /** Hears of each lead that goes to nobody, since its location has no address. */
  onKept?: ((leadId: string, location: Location | undefined) => void) | undefined;
}

/**
 * Gives a lead that was filled in screen by screen its deliveries, in the caller's transaction: to whom it is new as a
 * new lead, to the others as news of it under the same id. The shopper is thanked the first time alone.
 * @returns how many deliveries there are
 */
export async function handOver(
  { site, jobs, onKept }: HandOverParts,
  transaction: Transaction<Schema>,
  { lead, handovers }: Pick<LeadProgress, 'lead' | 'handovers'>,
): Promise<number> {
  const isFirst = handovers === 0;
  const deliveries = deliveriesOfNews(site, lead, await receiversOf(transaction, lead.id));
  await addDeliveries(transaction, lead.id, deliveries);
  const reply = isFirst ? await addAutoReply(transaction, site, lead.id, lead.fields.email) : [];
  await jobs.enqueue(transaction, [...deliveries, ...reply].map(deliveryJob));
  await noteHandover(transaction, lead.id);
  if (isFirst && deliveries.length === 0) onKept?.(lead.id, receivingLocation(site, lead));
  return deliveries.length;
}
