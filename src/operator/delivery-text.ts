import { AUTO_REPLY, type LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** Identifies a delivery among its lead's deliveries. */
export function deliveryName({
  channel,
  target,
  revision,
}: Pick<LeadDelivery, 'channel' | 'target' | 'revision'>): string {
  return `${channel} ${target}${revision === 0 ? '' : `, update ${revision}`}`;
}

/** The state shown to the operator. An automatic reply is never "parked", because it cannot be retried. */
export function deliveryState({ channel, state }: Pick<LeadDelivery, 'channel' | 'state'>): string {
  return channel === AUTO_REPLY && state === 'parked' ? 'given up' : state;
}
