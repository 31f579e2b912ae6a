import type { Reservation } from '#domain/reservation/reservation.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { LeadServiceParts } from '#services/service-parts.ts';
import { holdById } from '#store/reservations/vehicle-holds.ts';
import type { ReservationOutcome, ReservationParts } from './reservation-parts.ts';
import { type ReserveResult, reserveVehicle } from './reserve-vehicle.ts';

interface SiteReservationParts extends LeadServiceParts, Pick<ReservationParts, 'payments'> {
  /** Receives the reason if the payment partner fails. */
  onError(error: unknown): void;
  /** Scheme and host of the site. */
  origin: string;
  /** The client's network. */
  network: string;
  /** Called once for each new reservation, request and refusal by a limit. */
  onDecided(outcome: ReservationOutcome): void;
}

/** The reservations of one site. */
export class SiteReservations {
  readonly #parts: SiteReservationParts;

  constructor(parts: SiteReservationParts) {
    this.#parts = parts;
  }

  /** Holds a vehicle for a shopper, or stores the request for it, and stores the lead. */
  async reserve(vehicle: Vehicle, submission: LeadSubmission): Promise<ReserveResult> {
    const { db, visitorId, network, origin, onNew } = this.#parts;
    const request = {
      vehicle,
      submission: { visitor_id: visitorId, ...submission },
      shopper: { verifiedVisitor: visitorId, network },
      origin,
    };
    const result = await reserveVehicle(db, this.#parts, request);
    if (result.ok && result.isNewLead) onNew();
    return result;
  }

  async find(id: string): Promise<Reservation | undefined> {
    const { db, site } = this.#parts;
    const reservation = await holdById(db, id);
    return reservation?.site_slug === site.slug ? reservation : undefined;
  }
}
