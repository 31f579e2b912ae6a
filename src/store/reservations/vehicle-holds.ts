import { type Kysely, sql, type Transaction } from 'kysely';
import {
  isLive,
  liveStates,
  type Reservation,
  type ReservationState,
} from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { changeStock } from '#store/stock/change-stock.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import { hasAvailableStatus } from '#store/stock/has-available-status.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow } from '#store/stock/vehicle-row.ts';
import { clockTime, reservationFromRow, setHeld } from './hold-rows.ts';
import { endOverdueOf } from './overdue-holds.ts';

export interface NewHold {
  id: string;
  site_slug: string;
  vehicle_id: number;
  lead_id: string;
  state: 'requested' | 'paying' | 'held';
  /** Fingerprints of the shopper and of the client network, for the limits. */
  holder: readonly string[];
  amount_cents?: number | undefined;
  /** Seconds until it expires. */
  seconds: number;
}

/**
 * Reserves a vehicle for a shopper, or stores the request, which leaves the vehicle on sale.
 * @param refusalOf decides whether to refuse; called with the vehicle's current data while it is locked
 * @returns the reservation or the refusal; a refusal changes nothing, except that overdue holds are ended
 */
export function placeHold<Refusal>(
  trx: Transaction<Schema>,
  hold: NewHold,
  refusalOf: (vehicle: Vehicle) => Refusal | undefined,
): Promise<{ ok: true; reservation: Reservation } | { ok: false; reason: Refusal | 'sold' }> {
  return changeStock(trx, async (version) => {
    await endOverdueOf(trx, hold.vehicle_id, version);
    const row = await trx
      .selectFrom('vehicle')
      .select(vehicleColumns)
      .where('id', '=', hold.vehicle_id)
      .executeTakeFirst();
    const reason = row ? refusalOf(vehicleFromRow(row)) : 'sold';
    if (reason !== undefined) return { ok: false, reason };
    const { seconds, amount_cents, holder, ...columns } = hold;
    const was_requested = hold.state === 'requested';
    const stored = await trx
      .insertInto('vehicle_hold')
      .values({
        ...columns,
        holder: [...holder],
        was_requested,
        amount_cents: amount_cents ?? null,
        payment_url: null,
        expires_at: inSeconds(seconds),
        created_at: clockTime,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!was_requested) await setHeld(trx, [hold.vehicle_id], true, version);
    return { ok: true, reservation: reservationFromRow(stored) };
  });
}

/**
 * Confirms a shopper's request, which then holds the vehicle.
 * @param seconds how long
 * @returns `vehicle-taken` if the vehicle is sold or reserved for somebody else; `not-requested` if the id names no
 * waiting request
 */
export function confirmRequest(
  trx: Transaction<Schema>,
  id: string,
  seconds: number,
): Promise<
  { ok: true; reservation: Reservation } | { ok: false; reason: 'not-requested' | 'vehicle-taken' }
> {
  return changeStock(trx, async (version) => {
    const row = await trx
      .selectFrom('vehicle_hold')
      .select(['id', 'vehicle_id'])
      .where(equalsUuid('vehicle_hold.id', id))
      .where('state', '=', 'requested')
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'not-requested' };
    await endOverdueOf(trx, row.vehicle_id, version);
    if (!(await isVehicleFree(trx, row))) return { ok: false, reason: 'vehicle-taken' };
    const confirmed = await trx
      .updateTable('vehicle_hold')
      .set({ state: 'held', expires_at: inSeconds(seconds), changed_at: clockTime })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await setHeld(trx, [row.vehicle_id], true, version);
    return { ok: true, reservation: reservationFromRow(confirmed) };
  });
}

/** Declines a shopper's request on the dealer's behalf. @returns undefined if the id names no waiting request */
export async function declineRequest(
  trx: Transaction<Schema>,
  id: string,
): Promise<Reservation | undefined> {
  const row = await trx
    .updateTable('vehicle_hold')
    // the command that declines tells the shopper
    .set({ state: 'unconfirmed', lapse_reported: true, changed_at: clockTime })
    .where(equalsUuid('vehicle_hold.id', id))
    .where('state', '=', 'requested')
    .returningAll()
    .executeTakeFirst();
  return row && reservationFromRow(row);
}

const inSeconds = (seconds: number) =>
  sql<string>`${clockTime} + make_interval(secs => ${seconds})`;

/** Ends a hold only if it is unpaid. @returns whether it was ended */
export async function releaseHold(trx: Transaction<Schema>, id: string): Promise<boolean> {
  return (await endHold(trx, id, ['paying', 'held'])) !== undefined;
}

/**
 * Ends a hold on the dealer's request. A paid one then awaits a refund.
 * @returns the reservation after the change; undefined if it held no vehicle
 */
export function withdrawHold(
  trx: Transaction<Schema>,
  id: string,
): Promise<Reservation | undefined> {
  return endHold(trx, id, liveStates);
}

function endHold(
  trx: Transaction<Schema>,
  id: string,
  from: readonly ReservationState[],
): Promise<Reservation | undefined> {
  return changeStock(trx, async (version) => {
    const row = await trx
      .updateTable('vehicle_hold')
      .set({
        state: sql<ReservationState>`case when state = 'paid' then 'needs-refund' else 'released' end`,
        changed_at: clockTime,
      })
      .where(equalsUuid('vehicle_hold.id', id))
      .where('state', 'in', from)
      .returningAll()
      .executeTakeFirst();
    if (!row) return undefined;
    await setHeld(trx, [row.vehicle_id], false, version);
    return reservationFromRow(row);
  });
}

/**
 * Records that a reservation was paid. An expired reservation gets its vehicle back if it is still free; otherwise the
 * payment awaits a refund.
 * @returns the reservation and whether it changed; undefined if the id is unknown
 */
export function payHold(
  trx: Transaction<Schema>,
  id: string,
): Promise<{ reservation: Reservation; isNew: boolean } | undefined> {
  return changeStock(trx, async (version) => {
    const row = await trx
      .selectFrom('vehicle_hold')
      .selectAll()
      .where(equalsUuid('vehicle_hold.id', id))
      .executeTakeFirst();
    if (!row) return undefined;
    if (!['paying', 'held', 'expired', 'released'].includes(row.state)) {
      return { reservation: reservationFromRow(row), isNew: false };
    }
    await endOverdueOf(trx, row.vehicle_id, version, id);
    const state = (await isVehicleFree(trx, row)) ? 'paid' : 'needs-refund';
    const changed = await trx
      .updateTable('vehicle_hold')
      .set({ state, expires_at: null, changed_at: clockTime })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // a live hold that lost its vehicle releases it; one that had already ended must not touch it
    if (state === 'paid' || isLive(row)) {
      await setHeld(trx, [row.vehicle_id], state === 'paid', version);
    }
    return { reservation: reservationFromRow(changed), isNew: true };
  });
}

/** Stores the address of the partner's payment page. */
export async function setPaymentUrl(db: Kysely<Schema>, id: string, url: string): Promise<void> {
  await db.updateTable('vehicle_hold').set({ payment_url: url }).where('id', '=', id).execute();
}

export async function holdById(db: Kysely<Schema>, id: string): Promise<Reservation | undefined> {
  const row = await db
    .selectFrom('vehicle_hold')
    .selectAll()
    .where(equalsUuid('vehicle_hold.id', id))
    .executeTakeFirst();
  return row && reservationFromRow(row);
}

/** Finds a reservation of a site by its id. */
export async function holdOfSite(
  db: Kysely<Schema>,
  siteSlug: string,
  id: string,
): Promise<Reservation | undefined> {
  const hold = await holdById(db, id);
  return hold?.site_slug === siteSlug ? hold : undefined;
}

/** Finds the newest reservation of a lead. */
export async function newestHoldOfLead(
  db: Kysely<Schema>,
  leadId: string,
): Promise<Reservation | undefined> {
  const row = await db
    .selectFrom('vehicle_hold')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && reservationFromRow(row);
}

async function isVehicleFree(
  trx: Transaction<Schema>,
  { id, vehicle_id }: { id: string; vehicle_id: number },
): Promise<boolean> {
  const other = await trx
    .selectFrom('vehicle_hold')
    .select('id')
    .where('vehicle_id', '=', vehicle_id)
    .where('state', 'in', liveStates)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) return false;
  const vehicle = await trx
    .selectFrom('vehicle')
    .select('id')
    .where('id', '=', vehicle_id)
    .where(hasAvailableStatus('status'))
    .executeTakeFirst();
  return vehicle !== undefined;
}
