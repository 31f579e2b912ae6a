import { AUTO_REPLY, type LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** What `leads retry` did with a delivery, in the operator's words. */
export const retryOutcomes = {
  'taken-up': 'taken up again',
  hurried: 'waited, and is tried now',
  'under-way': 'is being tried at this moment',
  delivered: 'left as it is: it is delivered',
  'once-only': 'left as it is: an automatic reply is sent at most once',
} as const;

/** @param delivery as it was before */
export function retryOutcome(
  { id, channel, state }: LeadDelivery,
  { requeued, rescheduled }: { requeued: readonly string[]; rescheduled: readonly string[] },
): keyof typeof retryOutcomes {
  if (requeued.includes(id)) return 'taken-up';
  if (rescheduled.includes(id)) return 'hurried';
  if (state === 'delivered') return 'delivered';
  return channel === AUTO_REPLY ? 'once-only' : 'under-way';
}
