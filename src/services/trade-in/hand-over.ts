import type { Transaction } from 'kysely';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import { addDeliveries } from '#store/kept-leads.ts';
import { type LeadProgress, noteHandover } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';
import { addAutoReply } from '#services/auto-reply.ts';
import { deliveriesTo, receivingLocation } from '#services/submit-lead.ts';

export interface HandOverParts {
  site: Site;
  jobs: JobQueue;
  /** Hears of each lead that goes to nobody, since its location has no address. */
  onKept?: ((leadId: string, location: Location | undefined) => void) | undefined;
}

/**
 * Gives a lead that was filled in screen by screen its deliveries, in the caller's transaction: the first time as a new
 * lead, later as news of it under the same id. The shopper is thanked the first time alone.
 */
export async function handOver(
  { site, jobs, onKept }: HandOverParts,
  transaction: Transaction<Schema>,
  { lead, handovers: revision }: Pick<LeadProgress, 'lead' | 'handovers'>,
): Promise<void> {
  const location = receivingLocation(site, lead);
  const deliveries = deliveriesTo(location).map((delivery) => ({ ...delivery, revision }));
  await addDeliveries(transaction, lead.id, deliveries);
  const reply =
    revision === 0 ? await addAutoReply(transaction, site, lead.id, lead.fields.email) : [];
  await jobs.enqueue(
    transaction,
    [...deliveries, ...reply].map(({ id }) => ({ delivery_id: id })),
  );
  await noteHandover(transaction, lead.id);
  if (deliveries.length === 0 && revision === 0) onKept?.(lead.id, location);
}
