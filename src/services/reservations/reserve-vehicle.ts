import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type ReserveRefusal, reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import { reserveTerms } from '#domain/reservation/reserve-terms.ts';
import { isLive, type Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import type { JobQueue } from '#store/job-queue.ts';
import type { Schema } from '#store/schema.ts';
import { type NewHold, newestHoldOfLead, placeHold } from '#store/vehicle-holds.ts';
import type { Confirmation } from '#services/confirmations/add-confirmation.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { leadsWithin } from '#services/leads-within.ts';
import {
  type LeadSubmission,
  receivingLocation,
  submissionKey,
  submitLead,
  type SubmitLeadParts,
} from '#services/submit-lead.ts';
import { tellingOfKept } from '#services/telling-of-kept.ts';
import { beginPayment } from './begin-payment.ts';
import { reservationLead } from './reservation-lead.ts';

export interface ReservationParts {
  db: Kysely<Schema>;
  site: Site;
  jobs: JobQueue;
  /** Undefined where the platform has no payment partner. */
  payments: Payments | undefined;
  onKept?: SubmitLeadParts['onKept'];
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

/** Undoes the transaction, the lead with it: who did not get the vehicle did not reserve it. */
class Refused extends Error {
  readonly reason: ReserveRefusal;
  constructor(reason: ReserveRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Holds a vehicle for a shopper, the lead with it: neither is there without the other. A repeated submission is the
 * same reservation. Where the site takes payments, the reservation comes with the address to pay at.
 */
export async function reserveVehicle(
  parts: ReservationParts,
  request: ReserveRequest,
): Promise<ReserveResult> {
  try {
    const placed = await tellingOfKept(parts.onKept, (onKept) =>
      parts.db
        .transaction()
        .execute((transaction) => placedOrEarlier({ ...parts, onKept }, request, transaction)),
    );
    const reservation = await beginPayment(parts, request, placed.reservation);
    return reservation
      ? { ok: true, reservation, isNewLead: placed.isNewLead }
      : { ok: false, reason: 'payment-unavailable' };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function placedOrEarlier(
  parts: ReservationParts & Required<Pick<SubmitLeadParts, 'onKept'>>,
  request: ReserveRequest,
  transaction: Transaction<Schema>,
): Promise<{ reservation: Reservation; isNewLead: boolean }> {
  const { vehicle, submission } = request;
  const hold = newHold(parts, vehicle);
  const place = receivingLocation(parts.site, submission);
  const zone = timeZoneAt(place, parts.site.settings);
  const lead = reservationLead(submission, hold, zone, new Date());
  let key = `reservation-${vehicle.id}-${submissionKey(submission)}`;
  while (true) {
    const stored = await submitLead(
      { ...parts, leads: leadsWithin(parts, transaction) },
      {
        ...lead,
        idempotency_key: key,
        confirmation: heldConfirmation(parts, request, hold, place),
      },
    );
    if (stored.isNew) {
      const placed = await placeHold(transaction, { ...hold, lead_id: stored.lead_id }, (current) =>
        reserveRefusal(current, parts.site.settings.vehicle),
      );
      if (!placed.ok) throw new Refused(placed.reason);
      return { reservation: placed.reservation, isNewLead: true };
    }
    const earlier = await newestHoldOfLead(transaction, stored.lead_id);
    if (earlier && isLive(earlier)) return { reservation: earlier, isNewLead: false };
    // the same words once the hold has run out are another try, of which the dealer hears
    key += `-${earlier?.id ?? 'again'}`;
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
