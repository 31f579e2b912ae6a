import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { isSignedByStripe } from './is-signed-by-stripe.ts';
import type { NewPayment, PaymentPartner } from './payments.ts';
import { stripeNotice } from './stripe-notice.ts';

export interface StripeOptions {
  /** `https://api.stripe.com` */
  url: string;
  secretKey: string;
  /** The secret of the webhook that posts to `/api/payments/stripe`. */
  webhookSecret: string;
  now(): Date;
  timeoutMs?: number;
}

/** The shopper waits for this call, and the whole answer must come within four seconds. */
const TIMEOUT_MS = 3500;
/** Stripe's status while another request with the same idempotency key is in progress. */
const IN_PROGRESS = 409;
const RETRY_MS = 250;

const session = z.object({ url: z.url({ protocol: /^https?$/ }) });
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Stripe Checkout: shoppers pay on Stripe's page, so no card details reach this platform. */
export function stripePayments(options: StripeOptions): PaymentPartner {
  const { url, secretKey, webhookSecret, now, timeoutMs = TIMEOUT_MS } = options;
  return {
    notices: { path: '/api/payments/stripe', signatureHeader: 'stripe-signature' },
    async start(payment) {
      const signal = AbortSignal.timeout(timeoutMs);
      const request = (): Promise<Response> =>
        fetch(new URL('/v1/checkout/sessions', url), {
          method: 'POST',
          body: new URLSearchParams(sessionFields(payment)),
          redirect: 'error',
          signal,
          headers: {
            authorization: `Bearer ${secretKey}`,
            // makes Stripe return the existing session if there is one
            'idempotency-key': payment.reference,
          },
        });
      let answer = await request();
      // a double post: Stripe is creating the session for the other request
      while (answer.status === IN_PROGRESS) {
        await delay(RETRY_MS, undefined, { signal });
        answer = await request();
      }
      const body: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) throw new Error(`Stripe answered ${answer.status}: ${reasonOf(body)}`);
      const created = session.safeParse(body);
      if (!created.success) throw new Error('Stripe answered without a payment address');
      return { url: created.data.url };
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
    // slower methods would outlast the vehicle's hold; cards include wallets
    'payment_method_types[0]': 'card',
    client_reference_id: payment.reference,
    customer_email: payment.email,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': String(payment.amount_cents),
    'line_items[0][price_data][product_data][name]': payment.description,
    // makes the payment searchable in Stripe's dashboard
    'payment_intent_data[metadata][reference]': payment.reference,
    expires_at: String(Math.floor(Date.parse(payment.expires_at) / 1000)),
    success_url: payment.success_url,
    cancel_url: payment.cancel_url,
  };
}

function reasonOf(body: unknown): string {
  const parsed = refusal.safeParse(body);
  return parsed.success ? parsed.data.error.message : 'no reason given';
}
