import type { Transaction } from 'kysely';
import { z } from 'zod';
import { receiverOf } from '#domain/lead/receiver-of.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';
import type { NewDelivery } from '#store/leads/lead-deliveries.ts';
import type { Schema } from '#store/database/schema.ts';

const leadJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('deliver'),
    delivery_id: z.string(),
    /** Jobs with the same receiver share its limit and its circuit. */
    receiver: z.string().optional(),
  }),
  z.object({ kind: z.literal('send-abandoned-lead'), lead_id: z.string() }),
]);

/** A job in the lead queue. */
export type LeadJob = z.infer<typeof leadJob>;

/** Earlier releases stored jobs without a kind, and queues may still contain some. */
const deliveryWithoutKind = z
  .object({ delivery_id: z.string(), receiver: z.string().optional() })
  .transform((job): LeadJob => ({ kind: 'deliver', ...job }));
const abandonedLeadWithoutKind = z
  .object({ quiet_lead_id: z.string() })
  .transform((job): LeadJob => ({ kind: 'send-abandoned-lead', lead_id: job.quiet_lead_id }));

const storedJob = z.union([leadJob, deliveryWithoutKind, abandonedLeadWithoutKind]);

/** Parses a stored job; returns undefined if it is not one. */
export function parseLeadJob(payload: unknown): LeadJob | undefined {
  return storedJob.safeParse(payload).data;
}

/** Enqueues a job for each delivery. */
export function enqueueDeliveries(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  deliveries: readonly Pick<NewDelivery, 'id' | 'channel' | 'target'>[],
  afterSeconds?: number,
): Promise<void> {
  const deliveryJobs = deliveries.map((delivery): LeadJob => ({
    kind: 'deliver',
    delivery_id: delivery.id,
    receiver: receiverOf(delivery),
  }));
  return enqueue(trx, jobs, deliveryJobs, afterSeconds);
}

/** Enqueues the job that sends a lead to the dealer if its shopper has abandoned the form by then. */
export function enqueueAbandonedLead(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  leadId: string,
  afterSeconds: number,
): Promise<void> {
  return enqueue(trx, jobs, [{ kind: 'send-abandoned-lead', lead_id: leadId }], afterSeconds);
}

async function enqueue(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  leadJobs: readonly LeadJob[],
  afterSeconds?: number,
): Promise<void> {
  if (leadJobs.length > 0) await jobs.enqueue(trx, leadJobs, { afterSeconds });
}
