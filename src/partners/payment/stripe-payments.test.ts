import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewPayment, Payments } from './payments.ts';
import { stripePayments } from './stripe-payments.ts';

const WEBHOOK_SECRET = 'whsec_for_tests_only';
const now = new Date('2026-11-21T02:00:00.000Z');

interface Asked {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

type Answer = (form: Record<string, string>) => [status: number, body: unknown] | 'silence';

let asked: Asked[] = [];
let answer: Answer;
const sessions = new Map<string, object>();

/** Behaves as Stripe documents: the same idempotency key returns the existing session. */
const session: Answer = (form) => {
  const id = `cs_test_${sessions.size}`;
  return [
    200,
    {
      id,
      object: 'checkout.session',
      client_reference_id: form['client_reference_id'],
      payment_status: 'unpaid',
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/${id}`,
    },
  ];
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    asked.push({ path: request.url, headers: request.headers, form });
    const key = String(request.headers['idempotency-key']);
    const given = answer(form);
    if (given === 'silence') return;
    const [status, body] = given;
    const kept = sessions.get(key) ?? (body as object);
    if (status === 200) sessions.set(key, kept);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(status === 200 ? kept : body));
  });
});
let payments: Payments;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  payments = stripePayments({
    url: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_for_tests_only',
    webhookSecret: WEBHOOK_SECRET,
    now: () => now,
    timeoutMs: 3000,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = session;
});

const payment: NewPayment = {
  reference: '6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10',
  amount_cents: 20_000,
  description: 'Reservation of 2019 Toyota Corolla Ascent',
  email: 'mia@example.com',
  expires_at: '2026-11-21T02:31:00.000Z',
  success_url: 'https://www.example.com.au/reservation/6d1f?payment=made',
  cancel_url: 'https://www.example.com.au/reservation/6d1f',
};

describe('a payment', () => {
  it('starts as a Stripe Checkout session in Australian cents', async () => {
    const { url } = await payments.start(payment);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
    expect(asked[0]).toMatchObject({
      path: '/v1/checkout/sessions',
      headers: {
        authorization: 'Bearer sk_test_for_tests_only',
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
        'idempotency-key': payment.reference,
      },
      form: {
        mode: 'payment',
        'payment_method_types[0]': 'card',
        client_reference_id: payment.reference,
        customer_email: 'mia@example.com',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'aud',
        'line_items[0][price_data][unit_amount]': '20000',
        'line_items[0][price_data][product_data][name]': payment.description,
        expires_at: '1795228260',
        success_url: payment.success_url,
        cancel_url: payment.cancel_url,
      },
    });
  });

  it('returns the same session when started again', async () => {
    expect(await payments.start(payment)).toEqual(await payments.start(payment));
  });

  it('waits for the session that a concurrent request is creating', async () => {
    let posts = 0;
    answer = (form) => ((posts += 1) < 2 ? [409, { error: { message: 'in use' } }] : session(form));
    const { url } = await payments.start({ ...payment, reference: 'double' });
    expect(url).toMatch(/^https:/);
    expect(posts).toBe(2);
  });

  const refused = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
  it.each<[string, Answer, string]>([
    ['is refused', () => [401, refused], 'Stripe answered 401: Invalid API Key provided'],
    ['fails', () => [503, 'busy'], 'Stripe answered 503: no reason given'],
    ['gives no address', () => [200, { id: 'cs_1', url: null }], 'without a payment address'],
    [
      'gives no web address',
      () => [200, { url: 'javascript:alert(1)' }],
      'without a payment address',
    ],
    ['says nothing', () => 'silence', 'timeout'],
    ['is never done with the other post', () => [409, refused], 'abort'],
  ])('fails to start when Stripe %s', async (what, given, message) => {
    answer = given;
    await expect(payments.start({ ...payment, reference: what })).rejects.toThrow(message);
  });
});

describe('a notice', () => {
  const event = (type: string, object: Record<string, unknown> = {}) =>
    Buffer.from(
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type,
        data: {
          object: {
            object: 'checkout.session',
            client_reference_id: payment.reference,
            amount_total: 20_000,
            currency: 'aud',
            ...object,
          },
        },
      }),
    );
  const signed = (body: Buffer, at = now, secret = WEBHOOK_SECRET) => {
    const seconds = Math.floor(at.getTime() / 1000);
    const digest = createHmac('sha256', secret).update(`${seconds}.${body.toString()}`);
    return `t=${seconds},v1=${digest.digest('hex')},v0=6ffbb59b2300aae63f272406069a9788598b792a`;
  };
  const paid = { payment_status: 'paid', status: 'complete' };

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ['checkout.session.completed', paid, 'paid'],
    ['checkout.session.completed', { payment_status: 'unpaid' }, undefined],
    ['checkout.session.async_payment_succeeded', paid, 'paid'],
    ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'not-paid'],
    ['checkout.session.expired', { payment_status: 'unpaid' }, 'not-paid'],
    ['checkout.session.completed', { ...paid, client_reference_id: null }, undefined],
    ['payment_intent.created', paid, undefined],
    ['toString', paid, undefined],
  ])('of %s with %j is %s', (type, object, outcome) => {
    const body = event(type, object);
    const notice = outcome && {
      reference: payment.reference,
      outcome,
      amount_cents: 20_000,
      currency: 'aud',
    };
    expect(payments.read(body, signed(body))).toEqual({ notice });
  });

  const body = event('checkout.session.completed', paid);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  it.each<[string, string, boolean]>([
    ['from five minutes ago', signed(body, after(-300)), true],
    ['from before that', signed(body, after(-301)), false],
    ['from the far future', signed(body, after(301)), false],
    ['signed with another secret', signed(body, now, 'whsec_other'), false],
    ['signed for another body', signed(event('other')), false],
    ['with two signatures, one of them right', `${signed(body)},v1=00ff`, true],
    ['with the right one after a wrong one', signed(body).replace(',', ',v1=00ff,'), true],
    ['without signature', '', false],
    ['with half of one', signed(body).replace(/(v1=.{20}).*/, '$1'), false],
    ['with a time that is none', signed(body).replace(/^t=\d+/, 't=now'), false],
  ])('%s', (_what, signature, isTaken) => {
    expect(payments.read(body, signature) !== undefined).toBe(isTaken);
  });

  it('is accepted without a payment when it is not JSON', () => {
    const odd = Buffer.from('{"type":');
    expect(payments.read(odd, signed(odd))).toEqual({ notice: undefined });
  });
});
