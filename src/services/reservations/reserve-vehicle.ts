import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type ReserveRefusal, reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import { reserveTerms } from '#domain/reservation/reserve-terms.ts';
import { isLive, type Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { Location } from '#site/settings/locations.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { type NewHold, newestHoldOfLead, placeHold } from '#store/reservations/vehicle-holds.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import {
  type LeadSubmission,
  receivingLocation,
  storeLead,
  type StoreLeadParts,
  submissionKey,
} from '#services/leads/submit-lead.ts';
import { beginPayment } from './begin-payment.ts';
import { reservationLead } from './reservation-lead.ts';

export interface ReservationParts extends StoreLeadParts {
  /** Undefined where the platform has no payment partner. */
  payments: Payments | undefined;
  log: WarningLog;
  onError(error: unknown): void;
}

export interface ReserveRequest {
  vehicle: Vehicle;
  submission: LeadSubmission;
  /** Scheme and host that the shopper is on. */
  origin: string;
}

export type ReserveResult =
  | { ok: true; reservation: Reservation; isNewLead: boolean }
  | { ok: false; reason: ReserveRefusal | 'payment-unavailable' };

interface PlacedReservation {
  reservation: Reservation;
  isNewLead: boolean;
  undeliverable?: UndeliverableLead | undefined;
}

/** Rolls back the transaction and the lead with it: a shopper who did not get the vehicle did not reserve it. */
class Refused extends Error {
  readonly reason: ReserveRefusal;
  constructor(reason: ReserveRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Holds a vehicle for a shopper and stores the lead, both or neither. A repeated submission is the same reservation.
 * Where the site takes payments, the reservation comes with the address to pay at.
 */
export async function reserveVehicle(
  db: Kysely<Schema>,
  parts: ReservationParts,
  request: ReserveRequest,
): Promise<ReserveResult> {
  try {
    const placed = await db.transaction().execute((trx) => placedOrEarlier(trx, parts, request));
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

async function placedOrEarlier(
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
    // the same words once the hold has run out are another try, of which the dealer hears
    idempotency_key += `-${earlier?.id ?? 'again'}`;
  }
}

/** A reservation that is to be paid is confirmed once its payment can begin. */
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
