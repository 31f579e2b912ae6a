import type { LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** What tells a delivery from the others of its lead. */
export function deliveryName({
  channel,
  target,
  revision,
}: Pick<LeadDelivery, 'channel' | 'target' | 'revision'>): string {
  return `${channel} ${target}${revision === 0 ? '' : `, update ${revision}`}`;
}
