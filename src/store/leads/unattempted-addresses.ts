import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** Lists the addresses of these deliveries that no attempt has been made for. */
export async function unattemptedAddresses(
  db: Kysely<Schema>,
  deliveryIds: readonly string[],
): Promise<{ channel: string; target: string }[]> {
  if (deliveryIds.length === 0) return [];
  return db
    .selectFrom('lead_delivery')
    .select(['channel', 'target'])
    .where('id', 'in', deliveryIds)
    .where('attempts', '=', 0)
    .execute();
}
