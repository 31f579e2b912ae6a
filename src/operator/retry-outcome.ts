import { AUTO_REPLY, type LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** What `leads retry` did with a delivery, worded for the operator. The keys are part of the JSON output. */
export const retryOutcomes = {
  requeued: 'requeued',
  rescheduled: 'rescheduled to run now',
  'in-progress': 'being attempted at this moment',
  delivered: 'unchanged: already delivered',
  unchanged: 'unchanged: it may not be sent any more',
  'sent-once': 'unchanged: an automatic reply is sent at most once',
} as const;

/** @param delivery its state before the retry */
export function retryOutcome(
  { id, channel, state }: LeadDelivery,
  { requeued, rescheduled }: { requeued: readonly string[]; rescheduled: readonly string[] },
): keyof typeof retryOutcomes {
  if (requeued.includes(id)) return 'requeued';
  if (rescheduled.includes(id)) return 'rescheduled';
  if (state === 'delivered') return 'delivered';
  if (channel === AUTO_REPLY) return 'sent-once';
  return state === 'parked' ? 'unchanged' : 'in-progress';
}
