import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type ReserveRefusal, reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import { reserveTerms } from '#domain/reservation/reserve-terms.ts';
import { isLive, type Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Location } from '#site/settings/locations.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { type NewHold, newestHoldOfLead, placeHold } from '#store/reservations/vehicle-holds.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { logUndeliverable } from '#services/leads/log-undeliverable.ts';
import { receivingLocation, storeLead, submissionKey } from '#services/leads/submit-lead.ts';
import { beginPayment } from './begin-payment.ts';
import { reservationLead } from './reservation-lead.ts';
import type { ReservationParts, ReserveRequest } from './reservation-parts.ts';

export type ReserveResult =
  | { ok: true; reservation: Reservation; isNewLead: boolean }
  | { ok: false; reason: ReserveRefusal | 'payment-unavailable' };

interface PlacedReservation {
  reservation: Reservation;
  isNewLead: boolean;
  undeliverable?: UndeliverableLead | undefined;
}

/** Rolls back the transaction with the lead, because the shopper did not get the vehicle. */
class Refused extends Error {
  readonly reason: ReserveRefusal;
  constructor(reason: ReserveRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Holds a vehicle for a shopper and stores the lead in one transaction. A repeated submission returns the same
 * reservation. If the site takes payments, the reservation has the address to pay at.
 */
export async function reserveVehicle(
  db: Kysely<Schema>,
  parts: ReservationParts,
  request: ReserveRequest,
): Promise<ReserveResult> {
  try {
    const placed = await db
      .transaction()
      .execute((trx) => newOrEarlierReservation(trx, parts, request));
    logUndeliverable(parts.log, placed.undeliverable);
    const reservation = await beginPayment(db, parts, request, placed.reservation);
    return reservation
      ? { ok: true, reservation, isNewLead: placed.isNewLead }
      : { ok: false, reason: 'payment-unavailable' };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function newOrEarlierReservation(
  trx: Transaction<Schema>,
  parts: ReservationParts,
  request: ReserveRequest,
): Promise<PlacedReservation> {
  const { vehicle, submission } = request;
  const hold = newHold(parts, vehicle);
  const place = receivingLocation(parts.site, submission);
  const zone = timeZoneAt(place, parts.site.settings);
  const lead = reservationLead(submission, hold, zone, new Date());
  const confirmation = heldConfirmation(parts, request, hold, place);
  let idempotency_key = `reservation-${vehicle.id}-${submissionKey(submission)}`;
  while (true) {
    const stored = await storeLead(trx, parts, { ...lead, idempotency_key, confirmation });
    const { lead_id, undeliverable } = stored;
    if (stored.isNew) {
      const placed = await placeHold(trx, { ...hold, lead_id }, (current) =>
        reserveRefusal(current, parts.site.settings.vehicle),
      );
      if (!placed.ok) throw new Refused(placed.reason);
      return { reservation: placed.reservation, isNewLead: true, undeliverable };
    }
    const earlier = await newestHoldOfLead(trx, lead_id);
    if (earlier && isLive(earlier)) return { reservation: earlier, isNewLead: false };
    // the same submission after the end of the hold is a new attempt, and the dealer is notified
    idempotency_key += `-${earlier?.id ?? 'again'}`;
  }
}

/** Only for a reservation without payment; one with a payment is confirmed when the payment can start. */
function heldConfirmation(
  { site }: Pick<ReservationParts, 'site'>,
  { vehicle, origin }: ReserveRequest,
  { id, state, seconds }: Omit<NewHold, 'lead_id'>,
  location: Location | undefined,
): Confirmation | undefined {
  if (state !== 'held') return undefined;
  const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
  const reserved = { vehicle: vehicle.name, location, origin };
  return reservationConfirmation(site, { id, state, expires_at }, reserved);
}

function newHold(
  { site, payments }: Pick<ReservationParts, 'site' | 'payments'>,
  vehicle: Vehicle,
): Omit<NewHold, 'lead_id'> {
  return {
    id: randomUUID(),
    site_slug: site.slug,
    vehicle_id: vehicle.id,
    ...reserveTerms(site.settings.checkout, payments !== undefined),
  };
}
