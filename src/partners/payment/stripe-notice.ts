import { z } from 'zod';
import type { PaymentNotice } from './payments.ts';

/** The required part of Stripe's event; the rest may change. */
const stripeEvent = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      payment_status: z.string().nullish(),
      amount_total: z.number().nullish(),
      currency: z.string().max(20).nullish(),
    }),
  }),
});

/** What each event type means for the payment. Slow payment methods complete first and are paid later. */
const outcomes: Readonly<
  Record<string, (paymentStatus: string) => PaymentNotice['outcome'] | undefined>
> = {
  'checkout.session.completed': (status) => (status === 'paid' ? 'paid' : undefined),
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'not-paid',
  'checkout.session.expired': () => 'not-paid',
};

/** Parses a notice. @returns undefined for events that are not about one of our payments */
export function stripeNotice(body: Buffer): PaymentNotice | undefined {
  const parsed = stripeEvent.safeParse(jsonOf(body));
  if (!parsed.success) return undefined;
  const { type, data } = parsed.data;
  const { client_reference_id, payment_status, amount_total, currency } = data.object;
  const outcome = Object.hasOwn(outcomes, type)
    ? outcomes[type]?.(payment_status ?? '')
    : undefined;
  if (!outcome || !client_reference_id) return undefined;
  return {
    reference: client_reference_id,
    outcome,
    ...(typeof amount_total === 'number' && { amount_cents: amount_total }),
    ...(typeof currency === 'string' && { currency: currency.toLowerCase() }),
  };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
