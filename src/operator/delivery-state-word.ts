import { AUTO_REPLY, type LeadDelivery } from '#store/leads/lead-deliveries.ts';

/** "Parked" says that the operator can take it up again, which is true of all but the one mail to the shopper. */
export function deliveryStateWord({
  channel,
  state,
}: Pick<LeadDelivery, 'channel' | 'state'>): string {
  return channel === AUTO_REPLY && state === 'parked' ? 'given up' : state;
}
