import { amountWords } from '#domain/payment/amount-words.ts';
import { paymentAnswer } from '#domain/payment/payment-answer.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import type { FollowUp } from '#services/leads/follow-up-lead.ts';

/** The currency of every payment request. */
const CURRENCY = 'aud';

/**
 * Compares the amount and currency that the payment partner took with the request.
 * @param asked_cents undefined if no payment was requested
 * @returns the message for the dealer; undefined if both match, or if the partner does not report the amount or
 * currency
 */
export function paymentMismatch(
  { reference, amount_cents, currency = CURRENCY }: PaymentNotice,
  asked_cents: number | undefined,
): Omit<FollowUp, 'category' | 'confirmation'> | undefined {
  const taken_cents = amount_cents ?? asked_cents;
  if (taken_cents === asked_cents && currency === CURRENCY) return undefined;
  const taken = `${((taken_cents ?? 0) / 100).toFixed(2)} ${currency.toUpperCase()}`;
  const asked = asked_cents === undefined ? 'nothing was' : `${amountWords(asked_cents)} was`;
  const value =
    `CHECK THIS PAYMENT: ${taken} was paid online, but ${asked} asked for. ` +
    'It does not count as paid. Please check it with the payment provider and call the customer.';
  return {
    subcategory: 'Payment to check',
    answer: paymentAnswer(value),
    outdated: [],
    idempotency_key: `payment-mismatch-${reference}-${taken_cents}-${currency}`,
  };
}
