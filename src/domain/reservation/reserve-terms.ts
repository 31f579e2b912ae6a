import { type ReserveAmount, reserveCents } from './reserve-cents.ts';

interface CheckoutSettings extends ReserveAmount {
  takes_payment: boolean;
  hold_minutes: number;
  hold_hours: number;
}

/** The terms of a hold: the time to pay, or the length of a hold without payment. */
export type HoldTerms =
  | { state: 'paying'; amount_cents: number; seconds: number }
  | { state: 'held'; seconds: number };

/** The terms of a reservation. A request only has the time in which the dealer may confirm it. */
export type ReserveTerms = HoldTerms | { state: 'requested'; seconds: number };

/** @param hasPartner whether the site has a payment partner */
export function reserveTerms(settings: CheckoutSettings, hasPartner: boolean): HoldTerms {
  const amount_cents = reserveCents(settings) ?? 0;
  return hasPartner && settings.takes_payment && amount_cents > 0
    ? { state: 'paying', amount_cents, seconds: settings.hold_minutes * 60 }
    : { state: 'held', seconds: settings.hold_hours * 3600 };
}

/** A request may wait for the dealer as long as a vehicle would be held without payment. */
export function requestTerms({ hold_hours }: Pick<CheckoutSettings, 'hold_hours'>): ReserveTerms {
  return { state: 'requested', seconds: hold_hours * 3600 };
}
