import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { isSignedByStripe } from './is-signed-by-stripe.ts';
import type { NewPayment, PaymentPartner } from './payments.ts';
import { stripeNotice } from './stripe-notice.ts';

export interface StripeOptions {
  /** `https://api.stripe.com` */
  url: string;
  secretKey: string;
  /** Of the webhook that posts to `/api/payments/stripe`. */
  webhookSecret: string;
  now(): Date;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Stripe's answer to a key under which another request is not done. */
const BEING_MADE = 409;
const AGAIN_MS = 250;

const session = z.object({ url: z.url({ protocol: /^https?$/ }) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Stripe Checkout: the shopper pays on Stripe's own page, and no card comes near this platform. */
export function stripePayments(options: StripeOptions): PaymentPartner {
  const { url, secretKey, webhookSecret, now, timeoutMs = TIMEOUT_MS } = options;
  return {
    notices: { path: '/api/payments/stripe', signatureHeader: 'stripe-signature' },
    async start(payment) {
      const signal = AbortSignal.timeout(timeoutMs);
      const ask = (): Promise<Response> =>
        fetch(new URL('/v1/checkout/sessions', url), {
          method: 'POST',
          body: new URLSearchParams(sessionFields(payment)),
          redirect: 'error',
          signal,
          headers: {
            authorization: `Bearer ${secretKey}`,
            // asked again, Stripe answers with the session that is there
            'idempotency-key': payment.reference,
          },
        });
      let answer = await ask();
      // a double post: the session is being made for the other one at this moment
      while (answer.status === BEING_MADE) {
        await delay(AGAIN_MS, undefined, { signal });
        answer = await ask();
      }
      const told: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) throw new Error(`Stripe answered ${answer.status}: ${reasonOf(told)}`);
      const made = session.safeParse(told);
      if (!made.success) throw new Error('Stripe answered without an address to pay at');
      return { url: made.data.url };
    },
    read(body, signature) {
      return isSignedByStripe(signature, body, webhookSecret, now())
        ? { notice: stripeNotice(body) }
        : undefined;
    },
  };
}

function sessionFields(payment: NewPayment): Record<string, string> {
  return {
    mode: 'payment',
    // ways to pay that take days would outlast the vehicle's hold; wallets come with cards
    'payment_method_types[0]': 'card',
    client_reference_id: payment.reference,
    customer_email: payment.email,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': String(payment.amount_cents),
    'line_items[0][price_data][product_data][name]': payment.description,
    // so that a payment is found in Stripe's own pages, too
    'payment_intent_data[metadata][reference]': payment.reference,
    expires_at: String(Math.floor(Date.parse(payment.expires_at) / 1000)),
    success_url: payment.success_url,
    cancel_url: payment.cancel_url,
  };
}

function reasonOf(told: unknown): string {
  const parsed = refusal.safeParse(told);
  return parsed.success ? parsed.data.error.message : 'no reason given';
}
