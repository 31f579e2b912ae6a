import { type Selectable, sql, type Transaction } from 'kysely';
import type { Reservation } from '#domain/reservation/reservation.ts';
import type { Schema } from '#store/database/schema.ts';

/** The current time. `now()` would be the start of the transaction, which may have waited long for the lock. */
export const clockTime = sql<string>`clock_timestamp()`;

export async function setHeld(
  trx: Transaction<Schema>,
  vehicleIds: readonly number[],
  held: boolean,
  version: number,
): Promise<void> {
  if (vehicleIds.length === 0) return;
  await trx.updateTable('vehicle').set({ held, version }).where('id', 'in', vehicleIds).execute();
}

export function reservationFromRow(row: Selectable<Schema['vehicle_hold']>): Reservation {
  const { id, site_slug, vehicle_id, lead_id, state, amount_cents, payment_url, expires_at } = row;
  return {
    id,
    site_slug,
    vehicle_id,
    lead_id,
    state,
    ...(amount_cents !== null && { amount_cents }),
    ...(payment_url !== null && { payment_url }),
    ...(expires_at !== null && { expires_at }),
  };
}
