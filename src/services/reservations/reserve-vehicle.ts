import { randomUUID } from 'node:crypto';
import { hasSameContact } from '#domain/lead/is-same-person.ts';
import { type ReserveRefusal, reserveRefusal } from '#domain/reservation/reserve-refusal.ts';
import { isOpen, type Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestContext } from '#services/request-context.ts';
import { type InTransaction, inTransaction, type SiteContext } from '#services/site-context.ts';
import type { Location } from '#site/settings/locations.ts';
import { timeZoneAt } from '#site/time-zone-at.ts';
import { holderOfVehicle } from '#store/reservations/holder-of-vehicle.ts';
import { type NewHold, newestHoldOfLead, placeHold } from '#store/reservations/vehicle-holds.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { reservationConfirmation } from '#services/confirmations/reservation-confirmation.ts';
import { changeLead } from '#services/leads/change-lead.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { submissionKey } from '#services/leads/submission-key.ts';
import { receivingLocation } from '#services/leads/receiving-location.ts';
import { storeOrFindLead } from '#services/leads/submit-lead.ts';
import { beginPayment } from './begin-payment.ts';
import { holdTerms } from './hold-terms.ts';
import { correctedLead, reservationLead } from './reservation-lead.ts';

export type ReserveResult =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: ReserveRefusal | 'reserved-by-you' | 'too-many' | 'payment-unavailable' };

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
  context: RequestContext,
  vehicle: Vehicle,
  submission: LeadSubmission,
): Promise<ReserveResult> {
  try {
    const placed = await inTransaction(context, (within) =>
      newOrEarlierReservation(within, vehicle, submission),
    );
    const reservation = await beginPayment(context, vehicle, submission, placed);
    return reservation ? { ok: true, reservation } : { ok: false, reason: 'payment-unavailable' };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reason === 'too-many') context.onReservation(context.site.slug, 'too-many');
    return error.reason === 'reserved'
      ? answerToHolder(context, vehicle, submission)
      : { ok: false, reason: error.reason };
  }
}

async function newOrEarlierReservation(
  within: InTransaction<RequestContext>,
  vehicle: Vehicle,
  submission: LeadSubmission,
): Promise<Reservation> {
  const { db, site, onReservation } = within;
  const decided = await holdTerms(within, submission);
  const { terms, holder } = decided;
  const hold = { id: randomUUID(), site_slug: site.slug, vehicle_id: vehicle.id, holder, ...terms };
  const place = receivingLocation(site, submission);
  const zone = timeZoneAt(place, site.settings);
  const lead = reservationLead(submission, hold, zone, new Date());
  const { appointment: visit } = submission.fields;
  const confirmation = heldConfirmation(within, vehicle, hold, place, visit);
  let idempotency_key = `reservation-${vehicle.id}-${submissionKey(submission)}`;
  while (true) {
    const keyed = { ...lead, idempotency_key, confirmation };
    const { lead_id, isNew, corrects } = await storeOrFindLead(within, keyed, submission);
    if (isNew) {
      const ofShopper = decided.decision === 'too-many' ? decided.decision : undefined;
      const placed = await placeHold(
        db,
        { ...hold, lead_id },
        (current) => reserveRefusal(current, site.settings.vehicle) ?? ofShopper,
      );
      if (!placed.ok) throw new Refused(placed.reason);
      const outcome = decided.isBusy ? 'busy' : hold.state;
      within.afterCommit(() => onReservation(site.slug, outcome));
      return placed.reservation;
    }
    const earlier = await newestHoldOfLead(db, lead_id);
    if (earlier && isOpen(earlier)) {
      if (corrects)
        await changeLead(within, corrects, submission, correctedLead(corrects, submission));
      return earlier;
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
  { db, visitor }: SiteContext,
  vehicle: Vehicle,
  { fields }: LeadSubmission,
): Promise<ReserveResult> {
  const holder = await holderOfVehicle(db, vehicle.id);
  if (holder && visitor && holder.visitor_id === visitor.id)
    return { ok: true, reservation: holder.reservation };
  const isHolder = holder !== undefined && hasSameContact(holder.contact, fields);
  return { ok: false, reason: isHolder ? 'reserved-by-you' : 'reserved' };
}

/** Only for a reservation without payment; one with a payment is confirmed when the payment can start. */
function heldConfirmation(
  { site, origin }: Pick<RequestContext, 'site' | 'origin'>,
  vehicle: Vehicle,
  { id, state, seconds }: Omit<NewHold, 'lead_id'>,
  location: Location | undefined,
  visit: string | undefined,
): Confirmation | undefined {
  if (state === 'paying') return undefined;
  const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
  const reserved = { vehicle: vehicle.name, location, visit, origin };
  return reservationConfirmation(site, { id, state, expires_at }, reserved);
}
