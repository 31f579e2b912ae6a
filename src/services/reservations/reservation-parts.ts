import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { WarningLog } from '#services/leads/log-undeliverable.ts';
import type { LeadSubmission, StoreLeadParts } from '#services/leads/submit-lead.ts';

/** The dependencies of reserving a vehicle, besides the database. */
export interface ReservationParts extends StoreLeadParts {
  /** Undefined if the platform has no payment partner. */
  payments: Payments | undefined;
  log: WarningLog;
  onError(error: unknown): void;
}

export interface ReserveRequest {
  vehicle: Vehicle;
  submission: LeadSubmission;
  /** Scheme and host of the dealer's site. */
  origin: string;
}
