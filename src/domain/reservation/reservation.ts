/**
 * What has become of a reservation. `paying` and `held` run out, `paid` lasts until the vehicle is sold; in all
 * three the vehicle is the shopper's. Money that came when it no longer was is `needs-refund`.
 */
export type ReservationState =
  | 'paying'
  | 'held'
  | 'paid'
  | 'expired'
  | 'released'
  | 'completed'
  | 'needs-refund';

/** One shopper's hold on one vehicle. */
export interface Reservation {
  /** UUID; the only thing that tells a shopper's page from another's, so it is in no list. */
  id: string;
  site_slug: string;
  vehicle_id: number;
  lead_id: string;
  state: ReservationState;
  /** What reserving costs; absent without payment. */
  amount_cents?: number;
  /** Where it is paid, at the payment partner. */
  payment_url?: string;
  /** ISO 8601, UTC; absent of one that has been paid. */
  expires_at?: string;
}

const live: ReadonlySet<ReservationState> = new Set(['paying', 'held', 'paid']);

/** Whether the vehicle is held by it. */
export function isLive({ state }: Pick<Reservation, 'state'>): boolean {
  return live.has(state);
}
