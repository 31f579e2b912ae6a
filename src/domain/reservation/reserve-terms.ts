import { type ReserveAmount, reserveCents } from './reserve-cents.ts';

interface CheckoutSettings extends ReserveAmount {
  takes_payment: boolean;
  hold_minutes: number;
  hold_hours: number;
}

/** On what terms a vehicle is held: until it is paid for, or without payment. */
export type ReserveTerms =
  | { state: 'paying'; amount_cents: number; seconds: number }
  | { state: 'held'; seconds: number };

/** @param hasPartner whether payments can be taken at all */
export function reserveTerms(settings: CheckoutSettings, hasPartner: boolean): ReserveTerms {
  const amount_cents = reserveCents(settings) ?? 0;
  return hasPartner && settings.takes_payment && amount_cents > 0
    ? { state: 'paying', amount_cents, seconds: settings.hold_minutes * 60 }
    : { state: 'held', seconds: settings.hold_hours * 3600 };
}
