import type { Lead } from '#domain/lead/lead.ts';
import type { InTransaction } from '#services/site-context.ts';
import { addressesSent } from '#store/leads/lead-progress.ts';
import { unattemptedAddresses } from '#store/leads/unattempted-addresses.ts';
import { addDeliveries } from './add-deliveries.ts';
import { deliveriesToDealer } from './deliveries-to-dealer.ts';

/** The timing of an update. */
interface UpdateRules {
  /** The lead's deliveries that run after this transaction. */
  rescheduled: readonly string[];
  delaySeconds?: number | undefined;
}

/**
 * Sends a lead's present state to the dealer, as an update with the same id. An address whose delivery has not been
 * attempted needs no update, because that delivery will carry the present state.
 */
export async function sendLeadUpdate(
  within: InTransaction,
  lead: Pick<Lead, 'id' | 'dealership_slug' | 'location_id'>,
  { rescheduled, delaySeconds }: UpdateRules,
): Promise<void> {
  const { db, site } = within;
  const unattempted = await unattemptedAddresses(db, rescheduled);
  const updates = deliveriesToDealer(site, lead, await addressesSent(db, lead.id)).filter(
    ({ channel, target }) =>
      !unattempted.some((other) => other.channel === channel && other.target === target),
  );
  await addDeliveries(within, lead.id, updates, delaySeconds);
}
