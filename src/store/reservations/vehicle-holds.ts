import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import {
  isLive,
  type Reservation,
  type ReservationState,
} from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { asStockChange } from '#store/stock/as-stock-change.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow } from '#store/stock/vehicle-row.ts';

export interface NewHold {
  id: string;
  site_slug: string;
  vehicle_id: number;
  lead_id: string;
  state: 'paying' | 'held';
  amount_cents?: number | undefined;
  /** After which it runs out. */
  seconds: number;
}

/** A transaction may take long to get its turn: its own `now()` would be the time before that. */
const moment = sql<string>`clock_timestamp()`;
const liveStates = ['paying', 'held', 'paid'] as const;
/** A vehicle that is sold is held no longer: a paid reservation has come to its good end, others are void. */
const ofVehicleForSale = sql<boolean>`exists (
  select from vehicle where vehicle.id = vehicle_hold.vehicle_id
    and vehicle.status in ('in_stock', 'coming_soon'))`;
const ofSoldVehicle = sql<boolean>`not ${ofVehicleForSale}`;

/**
 * Takes a vehicle for a shopper.
 * @param refusalOf what speaks against it, asked with the vehicle as it is when nobody else can change it
 * @returns the refusal, where there is one; then nothing was changed but what had run out
 */
export function placeHold<Refusal>(
  trx: Transaction<Schema>,
  hold: NewHold,
  refusalOf: (vehicle: Vehicle) => Refusal | undefined,
): Promise<{ ok: true; reservation: Reservation } | { ok: false; reason: Refusal | 'sold' }> {
  return asStockChange(trx, async (version) => {
    await endOverdueOf(trx, hold.vehicle_id, version);
    const row = await trx
      .selectFrom('vehicle')
      .select(vehicleColumns)
      .where('id', '=', hold.vehicle_id)
      .executeTakeFirst();
    const reason = row ? refusalOf(vehicleFromRow(row)) : 'sold';
    if (reason !== undefined) return { ok: false, reason };
    const { seconds, amount_cents, ...kept } = hold;
    const stored = await trx
      .insertInto('vehicle_hold')
      .values({
        ...kept,
        amount_cents: amount_cents ?? null,
        payment_url: null,
        expires_at: sql<string>`${moment} + make_interval(secs => ${seconds})`,
        created_at: moment,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await setHeld(trx, [hold.vehicle_id], true, version);
    return { ok: true, reservation: reservationFromRow(stored) };
  });
}

/** Ends a hold that has not been paid, and nothing else. @returns whether there was one */
export async function releaseHold(trx: Transaction<Schema>, id: string): Promise<boolean> {
  return (await endHold(trx, id, ['paying', 'held'])) !== undefined;
}

/**
 * Ends a hold at the dealer's word; one that has been paid leaves money to be returned.
 * @returns it as it is after that; undefined where it held nothing
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
  return asStockChange(trx, async (version) => {
    const row = await trx
      .updateTable('vehicle_hold')
      .set({
        state: sql<ReservationState>`case when state = 'paid' then 'needs-refund' else 'released' end`,
        changed_at: moment,
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
 * Money has come for a reservation. One that has run out takes its vehicle back where nobody has it by now; else
 * the money has to go back.
 * @returns the reservation, and whether this changed it; undefined for one that is not known
 */
export function payHold(
  trx: Transaction<Schema>,
  id: string,
): Promise<{ reservation: Reservation; isNew: boolean } | undefined> {
  return asStockChange(trx, async (version) => {
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
    const state = (await isStillTheirs(trx, row)) ? 'paid' : 'needs-refund';
    const changed = await trx
      .updateTable('vehicle_hold')
      .set({ state, expires_at: null, changed_at: moment })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // one that still held the vehicle holds it no longer; one that had ended has no say in it
    if (state === 'paid' || isLive(row)) {
      await setHeld(trx, [row.vehicle_id], state === 'paid', version);
    }
    return { reservation: reservationFromRow(changed), isNew: true };
  });
}

/** Ends the holds that have run out, and those of vehicles that are sold. @returns how many */
export async function endOverdueHolds(db: Kysely<Schema>): Promise<number> {
  // asked without the lock, which imports hold for seconds and which is wanted only when there is something to do
  const overdue = await db
    .selectFrom('vehicle_hold')
    .select('id')
    .where('state', 'in', liveStates)
    .where(sql<boolean>`(expires_at <= ${moment} or ${ofSoldVehicle})`)
    .limit(1)
    .executeTakeFirst();
  if (!overdue) return 0;
  return db
    .transaction()
    .execute((trx) => asStockChange(trx, (version) => endOverdueOf(trx, undefined, version)));
}

export interface LapsedHold {
  reservation: Reservation;
  /** A hold ends, too, because its vehicle was sold or has left the stock. */
  isForSale: boolean;
}

/**
 * Reservations that have expired and are not reported yet, marked as reported. What is rolled back is claimed again.
 * @returns at most 100
 */
export async function claimLapsedHolds(trx: Transaction<Schema>): Promise<LapsedHold[]> {
  const rows = await trx
    .updateTable('vehicle_hold')
    .set({ lapse_reported: true })
    .where('id', 'in', (query) =>
      query
        .selectFrom('vehicle_hold')
        .select('id')
        .where('state', '=', 'expired')
        .where('lapse_reported', '=', false)
        .orderBy('changed_at')
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .returning(ofVehicleForSale.as('is_for_sale'))
    .execute();
  return rows.map(({ is_for_sale: isForSale, ...row }) => ({
    reservation: reservationFromRow(row),
    isForSale,
  }));
}

/** Where a reservation is paid. */
export async function notePaymentUrl(db: Kysely<Schema>, id: string, url: string): Promise<void> {
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

/** The last reservation that came of a lead. */
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

/**
 * @param vehicleId undefined for all vehicles
 * @param but a hold that is left as it is
 */
async function endOverdueOf(
  trx: Transaction<Schema>,
  vehicleId: number | undefined,
  version: number,
  but?: string,
): Promise<number> {
  const rows = await trx
    .updateTable('vehicle_hold')
    .set({
      state: sql<ReservationState>`case when state = 'paid' then 'completed' else 'expired' end`,
      changed_at: moment,
    })
    .where('state', 'in', liveStates)
    .where(sql<boolean>`(expires_at <= ${moment} or ${ofSoldVehicle})`)
    .$if(vehicleId !== undefined, (query) => query.where('vehicle_id', '=', vehicleId ?? 0))
    .$if(but !== undefined, (query) => query.where(sql<boolean>`id::text <> ${but ?? ''}`))
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

async function isStillTheirs(
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
    .where('status', 'in', ['in_stock', 'coming_soon'])
    .executeTakeFirst();
  return vehicle !== undefined;
}

async function setHeld(
  trx: Transaction<Schema>,
  vehicleIds: readonly number[],
  held: boolean,
  version: number,
): Promise<void> {
  if (vehicleIds.length === 0) return;
  await trx.updateTable('vehicle').set({ held, version }).where('id', 'in', vehicleIds).execute();
}

function reservationFromRow(row: Selectable<Schema['vehicle_hold']>): Reservation {
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
