import type { Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { Schema } from '#store/database/schema.ts';
import { addressesSent } from '#store/leads/lead-progress.ts';
import { unattemptedAddresses } from '#store/leads/unattempted-addresses.ts';
import { addDeliveries } from './add-deliveries.ts';
import { deliveriesToDealer } from './deliveries-to-dealer.ts';
import type { StoreLeadParts } from './lead-submission.ts';

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
  trx: Transaction<Schema>,
  { site, jobs }: StoreLeadParts,
  lead: Pick<Lead, 'id' | 'dealership_slug' | 'location_id'>,
  { rescheduled, delaySeconds }: UpdateRules,
): Promise<void> {
  const unattempted = await unattemptedAddresses(trx, rescheduled);
  const updates = deliveriesToDealer(site, lead, await addressesSent(trx, lead.id)).filter(
    ({ channel, target }) =>
      !unattempted.some((other) => other.channel === channel && other.target === target),
  );
  await addDeliveries(trx, jobs, lead.id, updates, delaySeconds);
}
