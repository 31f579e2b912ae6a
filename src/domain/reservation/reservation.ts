/**
 * The state of a reservation. `paying` and `held` expire; `paid` lasts until the vehicle is sold. All three hold the
 * vehicle for the shopper. A `requested` one holds nothing until the dealer confirms it, and is `unconfirmed` if it ends
 * without that. `needs-refund` means that a payment arrived after the hold had ended.
 */
export type ReservationState =
  | 'requested'
  | 'paying'
  | 'held'
  | 'paid'
  | 'expired'
  | 'released'
  | 'completed'
  | 'needs-refund'
  | 'unconfirmed';

/** One shopper's hold on one vehicle. */
export interface Reservation {
  /** UUID; the only secret that protects the shopper's page, so no list may contain it. */
  id: string;
  site_slug: string;
  vehicle_id: number;
  lead_id: string;
  state: ReservationState;
  /** The reservation fee; absent if the reservation needs no payment. */
  amount_cents?: number;
  /** The payment partner's page for this reservation. */
  payment_url?: string;
  /** ISO 8601, UTC; absent once paid. */
  expires_at?: string;
}

/** The states in which a reservation holds its vehicle. */
export const liveStates = ['paying', 'held', 'paid'] as const;

/** Whether the reservation holds its vehicle. */
export function isLive({ state }: Pick<Reservation, 'state'>): boolean {
  return liveStates.some((live) => live === state);
}

/** The states in which the dealer or the shopper still has something to do before the reservation ends. */
export const openStates = ['requested', ...liveStates] as const;

/** Whether the reservation has not ended: it holds its vehicle or awaits the dealer's confirmation. */
export function isOpen({ state }: Pick<Reservation, 'state'>): boolean {
  return openStates.some((open) => open === state);
}
