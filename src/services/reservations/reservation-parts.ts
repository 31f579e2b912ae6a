import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { WarningLog } from '#services/leads/log-undeliverable.ts';
import type { LeadSubmission, StoreLeadParts } from '#services/leads/lead-submission.ts';

/** The dependencies of reserving a vehicle, besides the database. */
export interface ReservationParts extends StoreLeadParts {
  /** Undefined if the platform has no payment partner. */
  payments: Payments | undefined;
  log: WarningLog;
  onError(error: unknown): void;
  /** Called once for each new reservation, request and refusal by a limit. */
  onDecided(outcome: ReservationOutcome): void;
}

/** `busy`: a request, because shoppers took too much of the site's stock off sale in the last hour. */
export type ReservationOutcome = 'held' | 'paying' | 'requested' | 'busy' | 'too-many';

/** The shopper as the limits identify them. */
export interface ReservingShopper {
  /** The visitor whose phone is verified; undefined if the shopper is not signed in. */
  verifiedVisitor: string | undefined;
  /** The client's network. */
  network: string;
}

export interface ReserveRequest {
  vehicle: Vehicle;
  submission: LeadSubmission;
  shopper: ReservingShopper;
  /** Scheme and host of the dealer's site. */
  origin: string;
}
