import type { Transaction } from 'kysely';
import { z } from 'zod';
import { receiverOf } from '#domain/lead/receiver-of.ts';
import type { Schema } from '#store/database/schema.ts';
import type { JobQueue } from '#store/jobs/job-queue.ts';

const alertJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('send-alerts'), visitor_id: z.string(), receiver: z.string() }),
  z.object({ kind: z.literal('confirm-email'), visitor_id: z.string(), receiver: z.string() }),
]);

/** A job that sends an e-mail about alerts. */
export type AlertJob = z.infer<typeof alertJob>;

/** Parses a stored job; returns undefined if it is not about alerts. */
export function parseAlertJob(payload: unknown): AlertJob | undefined {
  return alertJob.safeParse(payload).data;
}

/** Alerts are e-mails like those about leads, and share the mail server's limit and circuit. */
const receiver = receiverOf({ channel: 'email', target: '' });

/** Enqueues the e-mails with what is due for these visitors then. Leads go before them. */
export function enqueueAlerts(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  visitorIds: readonly string[],
  afterSeconds: number,
): Promise<void> {
  const payloads = visitorIds.map((visitor_id): AlertJob => ({
    kind: 'send-alerts',
    visitor_id,
    receiver,
  }));
  return jobs.enqueue(trx, payloads, { afterSeconds, isBackground: true });
}

/** Enqueues the e-mail that asks a visitor to confirm their address; they are waiting for it. */
export function enqueueEmailConfirmation(
  trx: Transaction<Schema>,
  jobs: JobQueue,
  visitorId: string,
): Promise<void> {
  const payload: AlertJob = { kind: 'confirm-email', visitor_id: visitorId, receiver };
  return jobs.enqueue(trx, [payload]);
}
