import { type Kysely, sql, type Transaction } from 'kysely';
import {
  liveStates,
  type Reservation,
  type ReservationState,
} from '#domain/reservation/reservation.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';
import { changeStock } from '#store/stock/change-stock.ts';
import { hasAvailableStatus } from '#store/stock/has-available-status.ts';
import { clockTime, reservationFromRow, setHeld } from './hold-rows.ts';

/** A sold vehicle is no longer held: a paid reservation is complete, any other has expired. */
const vehicleIsForSale = sql<boolean>`exists (
  select from vehicle where vehicle.id = vehicle_hold.vehicle_id
    and ${hasAvailableStatus('vehicle.status')})`;
const vehicleIsSold = sql<boolean>`not ${vehicleIsForSale}`;

/** Ends requests and holds that are overdue or whose vehicle is sold. @returns how many */
export async function endOverdueHolds(db: Kysely<Schema>): Promise<number> {
  return (await endOverdueRequests(db)) + (await endHolds(db));
}

/** Requests hold no vehicle, so they end without the lock of the stock. */
async function endOverdueRequests(db: Kysely<Schema>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('vehicle_hold')
    .set({ state: 'unconfirmed', changed_at: clockTime })
    .where('state', '=', 'requested')
    .where(sql<boolean>`(expires_at <= ${clockTime} or ${vehicleIsSold})`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function endHolds(db: Kysely<Schema>): Promise<number> {
  // checked without the lock first, which imports hold for seconds
  const overdue = await db
    .selectFrom('vehicle_hold')
    .select('id')
    .where('state', 'in', liveStates)
    .where(sql<boolean>`(expires_at <= ${clockTime} or ${vehicleIsSold})`)
    .limit(1)
    .executeTakeFirst();
  if (!overdue) return 0;
  return db
    .transaction()
    .execute((trx) => changeStock(trx, (version) => endOverdueOf(trx, undefined, version)));
}

/**
 * Ends holds that are overdue or whose vehicle is sold, within a change of stock.
 * @param vehicleId undefined for all vehicles
 * @param except the id of a hold to leave unchanged
 * @returns how many
 */
export async function endOverdueOf(
  trx: Transaction<Schema>,
  vehicleId: number | undefined,
  version: number,
  except?: string,
): Promise<number> {
  const rows = await trx
    .updateTable('vehicle_hold')
    .set({
      state: sql<ReservationState>`case when state = 'paid' then 'completed' else 'expired' end`,
      changed_at: clockTime,
    })
    .where('state', 'in', liveStates)
    .where(sql<boolean>`(expires_at <= ${clockTime} or ${vehicleIsSold})`)
    .$if(vehicleId !== undefined, (query) => query.where('vehicle_id', '=', vehicleId ?? 0))
    .$if(except !== undefined, (query) =>
      query.where(({ not }) => not(equalsUuid('vehicle_hold.id', except ?? ''))),
    )
    .returning('vehicle_id')
    .execute();
  await setHeld(
    trx,
    rows.map((row) => row.vehicle_id),
    false,
    version,
  );
  return rows.length;
}

export interface LapsedHold {
  reservation: Reservation;
  /** False if the hold ended because its vehicle was sold or left the stock. */
  isForSale: boolean;
}

/**
 * Selects up to 100 expired reservations and unconfirmed requests that have not been reported and marks them as
 * reported. If the transaction rolls back, they are selected again.
 */
export async function claimLapsedHolds(trx: Transaction<Schema>): Promise<LapsedHold[]> {
  const rows = await trx
    .updateTable('vehicle_hold')
    .set({ lapse_reported: true })
    .where('id', 'in', (query) =>
      query
        .selectFrom('vehicle_hold')
        .select('id')
        .where('state', 'in', ['expired', 'unconfirmed'])
        .where('lapse_reported', '=', false)
        .orderBy('changed_at')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(vehicleIsForSale.as('is_for_sale'))
    .execute();
  return rows.map(({ is_for_sale: isForSale, ...row }) => ({
    reservation: reservationFromRow(row),
    isForSale,
  }));
}
