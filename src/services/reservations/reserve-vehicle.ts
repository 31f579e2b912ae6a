import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { hasSameContact } from '#domain/lead/is-same-person.ts';
import { type ReserveRefusal, reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import { isOpen, type Reservation } from '#domain/reservation/reservation.ts';
import type { Location } from '#site/settings/locations.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import { holderOfVehicle } from '#store/reservations/holder-of-vehicle.ts';
import { type NewHold, newestHoldOfLead, placeHold } from '#store/reservations/vehicle-holds.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { logUndeliverable } from '#services/leads/log-undeliverable.ts';
import { changeLead } from '#services/leads/change-lead.ts';
import { submissionKey } from '#services/leads/submission-key.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import { storeOrFindLead } from '#services/leads/submit-lead.ts';
import { beginPayment } from './begin-payment.ts';
import { type DecidedHold, holdTerms } from './hold-terms.ts';
import { correctedLead, reservationLead } from './reservation-lead.ts';
import type { ReservationOutcome, ReservationParts, ReserveRequest } from './reservation-parts.ts';

export type ReserveResult =
  | { ok: true; reservation: Reservation; isNewLead: boolean }
  | { ok: false; reason: ReserveRefusal | 'reserved-by-you' | 'too-many' | 'payment-unavailable' };

interface PlacedReservation {
  reservation: Reservation;
  isNewLead: boolean;
  undeliverable?: UndeliverableLead | undefined;
  /** Undefined for an earlier reservation. */
  outcome?: ReservationOutcome;
}

/** Rolls back the transaction with the lead, because the shopper did not get the vehicle. */
class Refused extends Error {
  readonly reason: ReserveRefusal | 'too-many';
  constructor(reason: ReserveRefusal | 'too-many') {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Holds a vehicle for a shopper, or stores the request for it, together with the lead in one transaction. A repeated
 * submission returns the same reservation. If the site takes payments, the reservation has the address to pay at.
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
    if (placed.outcome) parts.onDecided(placed.outcome);
    const reservation = await beginPayment(db, parts, request, placed.reservation);
    return reservation
      ? { ok: true, reservation, isNewLead: placed.isNewLead }
      : { ok: false, reason: 'payment-unavailable' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reason === 'too-many') parts.onDecided('too-many');
    return error.reason === 'reserved'
      ? answerToHolder(db, request)
      : { ok: false, reason: error.reason };
  }
}

async function newOrEarlierReservation(
  trx: Transaction<Schema>,
  parts: ReservationParts,
  request: ReserveRequest,
): Promise<PlacedReservation> {
  const { vehicle, submission } = request;
  const decided = await holdTerms(trx, parts, request);
  const hold = newHold(parts, request, decided);
  const place = receivingLocation(parts.site, submission);
  const zone = timeZoneAt(place, parts.site.settings);
  const lead = reservationLead(submission, hold, zone, new Date());
  const confirmation = heldConfirmation(parts, request, hold, place);
  let idempotency_key = `reservation-${vehicle.id}-${submissionKey(submission)}`;
  while (true) {
    const keyed = { ...lead, idempotency_key, confirmation };
    const stored = await storeOrFindLead(trx, parts, keyed, submission);
    const { lead_id, undeliverable, corrects } = stored;
    if (stored.isNew) {
      const ofShopper = decided.decision === 'too-many' ? decided.decision : undefined;
      const placed = await placeHold(
        trx,
        { ...hold, lead_id },
        (current) => reserveRefusal(current, parts.site.settings.vehicle) ?? ofShopper,
      );
      if (!placed.ok) throw new Refused(placed.reason);
      const outcome = decided.isBusy ? 'busy' : hold.state;
      return { reservation: placed.reservation, isNewLead: true, undeliverable, outcome };
    }
    const earlier = await newestHoldOfLead(trx, lead_id);
    if (earlier && isOpen(earlier)) {
      if (corrects)
        await changeLead(trx, parts, corrects, submission, correctedLead(corrects, submission));
      return { reservation: earlier, isNewLead: false };
    }
    // the same submission after the end of the hold is a new attempt, and the dealer is notified
    idempotency_key += `-${earlier?.id ?? 'again'}`;
  }
}

/**
 * Answers a request for a reserved vehicle. A holder who is signed in gets their reservation. A person who types the
 * holder's e-mail and phone only reads that they have reserved it, because the reservation's address is secret.
 */
async function answerToHolder(
  db: Kysely<Schema>,
  { vehicle, submission: { fields, visitor_id } }: ReserveRequest,
): Promise<ReserveResult> {
  const holder = await holderOfVehicle(db, vehicle.id);
  if (holder && visitor_id !== undefined && holder.visitor_id === visitor_id)
    return { ok: true, reservation: holder.reservation, isNewLead: false };
  const isHolder = holder !== undefined && hasSameContact(holder.contact, fields);
  return { ok: false, reason: isHolder ? 'reserved-by-you' : 'reserved' };
}

/** Only for a reservation without payment; one with a payment is confirmed when the payment can start. */
function heldConfirmation(
  { site }: Pick<ReservationParts, 'site'>,
  { vehicle, origin }: ReserveRequest,
  { id, state, seconds }: Omit<NewHold, 'lead_id'>,
  location: Location | undefined,
): Confirmation | undefined {
  if (state === 'paying') return undefined;
  const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
  const reserved = { vehicle: vehicle.name, location, origin };
  return reservationConfirmation(site, { id, state, expires_at }, reserved);
}

function newHold(
  { site }: Pick<ReservationParts, 'site'>,
  { vehicle }: Pick<ReserveRequest, 'vehicle'>,
  { terms, holder }: DecidedHold,
): Omit<NewHold, 'lead_id'> {
  return {
    id: randomUUID(),
    site_slug: site.slug,
    vehicle_id: vehicle.id,
    holder,
    ...terms,
  };
}
