import { createHmac } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import {
  runOperator,
  type ServerProcess,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';

const SITE = 'kestrel-auto';
const HOST = `${SITE}.localhost`;
const WEBHOOK_SECRET = 'whsec_for_tests_only';

const folder = seededFolder();
let stripeWorks = true;
/** The forms that Stripe received. */
const asked: URLSearchParams[] = [];
/** Where a partner that hangs stops: before or within its answer, or at the promise of a later one. */
let hangs: 'before' | 'within' | 'in-progress' | undefined;
const stripe = createServer((request, response) => {
  const id = String(request.headers['idempotency-key']);
  const status = hangs === 'in-progress' ? 409 : stripeWorks ? 200 : 500;
  const body = JSON.stringify({ id: 'cs_1', url: `https://checkout.stripe.example/pay/${id}` });
  void text(request).then((form) => {
    asked.push(new URLSearchParams(form));
    if (hangs === 'before') return;
    response.writeHead(status, { 'content-type': 'application/json' });
    if (hangs === 'within') response.write(body.slice(0, 10));
    else response.end(body);
  });
});
let server: ServerProcess;

beforeAll(async () => {
  await new Promise<void>((listening) => stripe.listen(0, '127.0.0.1', listening));
  const { port } = stripe.address() as AddressInfo;
  const settings = {
    DATA_DIR: folder,
    STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_URL: `http://127.0.0.1:${port}`,
  };
  server = await startServer(settings);
  await runOperator(settings, 'site', 'apply', payingSite());
}, 120_000);
afterAll(async () => {
  await server.kill();
  stripe.closeAllConnections();
  stripe.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Writes the settings of a demo site that takes payments online, whose own domain does not lead here yet.
 *
 * @returns the path of the settings file
 */
function payingSite(): string {
  const file = resolve(import.meta.dirname, `../../src/demo/sites/${SITE}.json`);
  const site = JSON.parse(readFileSync(file, 'utf8')) as { checkout: Record<string, unknown> };
  const paying = join(folder, 'paying.json');
  writeFileSync(
    paying,
    JSON.stringify({
      ...site,
      domains: ['www.kestrel.example'],
      checkout: { ...site.checkout, takes_payment: true },
    }),
  );
  return paying;
}

const ask = (
  path: string,
  more: Partial<Parameters<typeof exchange>[0]> = {},
): Promise<ExchangeResponse> => exchange({ port: server.port, host: HOST, path, ...more });

/** The address of the checkout of a vehicle that can be reserved. */
async function someCheckout(): Promise<string> {
  const { body } = await ask('/search');
  for (const [, slug = ''] of body.matchAll(/href="\/cars\/([\w-]+)/g)) {
    const path = `/cars/${slug}/checkout`;
    if ((await ask(path)).body.includes('name="email"')) return path;
  }
  throw new Error('No vehicle can be reserved');
}

const reserve = (path: string, email: string): Promise<ExchangeResponse> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      name: 'Mia',
      last_name: 'Chen',
      email,
      phone: '0491 570 006',
      terms_conditions: 'on',
    }).toString(),
  });

function sendNotice(
  reservation: string,
  { secret = WEBHOOK_SECRET, cents = 20_000 } = {},
): Promise<ExchangeResponse> {
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: {
      object: {
        client_reference_id: reservation,
        payment_status: 'paid',
        amount_total: cents,
      },
    },
  });
  const seconds = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return ask('/api/payments/stripe', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${seconds},v1=${digest}`,
      // Stripe sends no Origin header; if there is one, it does not replace the signature
      origin: 'https://stripe.example',
    },
    body,
  });
}

// first, because a shopper may hold two vehicles at a time
it.each(['before', 'within', 'in-progress'] as const)(
  'a reservation is answered with words, although the partner hangs (%s)',
  async (where) => {
    const path = await someCheckout();
    hangs = where;
    try {
      const { status, body } = await reserve(path, `${where}@example.com`);
      expect(status).toBe(503);
      expect(body).toContain('Nothing was charged and nothing is reserved');
      expect(body, 'what was typed is still there').toContain('value="Mia"');
    } finally {
      hangs = undefined;
    }
    // the vehicle is free again
    expect((await ask(path)).body).toContain('name="email"');
  },
);

it('a reservation paid at Stripe counts once Stripe confirms it', async () => {
  const path = await someCheckout();
  expect((await ask(path)).body).toContain('Reserving costs $200, which you pay online');
  const placed = await reserve(path, 'mia@example.com');
  expect(placed.status).toBe(303);
  const page = String(placed.headers.location);
  const here = `http://${HOST}:${server.port}${page}`;
  expect(asked.at(-1)?.get('success_url')).toBe(`${here}?payment=made`);
  expect(asked.at(-1)?.get('cancel_url')).toBe(here);
  const id = page.split('/').at(-1) ?? '';
  expect(await ask(page)).toMatchObject({
    headers: { 'cache-control': 'no-store' },
    body: expect.stringContaining(`href="https://checkout.stripe.example/pay/${id}"`),
  });

  expect((await sendNotice(id, { secret: 'whsec_of_somebody_else' })).status).toBe(400);
  expect((await ask(page)).body).toContain('is waiting for your payment');
  expect((await ask(`${page}?payment=made`)).body).toContain('is on its way to us');
  expect((await sendNotice(id)).status).toBe(200);
  expect((await sendNotice(id)).status).toBe(200);
  expect((await ask(`${page}?payment=made`)).body).toContain('Your payment has arrived');
  expect((await ask(path)).body).toContain('is reserved for somebody else');
}, 60_000);

it('a notice with another amount does not count as payment, and one without a reservation is refused', async () => {
  const placed = await reserve(await someCheckout(), 'kim@example.com');
  const page = String(placed.headers.location);
  const id = page.split('/').at(-1) ?? '';
  expect((await sendNotice(id, { cents: 100 })).status).toBe(200);
  expect((await ask(page)).body).toContain('is waiting for your payment');
  for (const [reference, status] of [
    [`${id}\u0000`, 400],
    ['\u0000', 400],
    ['\ud800', 200],
    ['9'.repeat(10_000), 200],
    ['00000000-0000-0000-0000-000000000000', 200],
  ] as const) {
    expect((await sendNotice(reference)).status, reference.slice(0, 20)).toBe(status);
  }
}, 60_000);

it('if Stripe fails, the vehicle is released immediately and the shopper reads that nothing was charged', async () => {
  const path = await someCheckout();
  stripeWorks = false;
  const refused = await reserve(path, 'leo@example.com');
  expect(refused.status).toBe(503);
  expect(refused.body).toContain('Nothing was charged and nothing is reserved');
  expect(refused.body).toContain('value="leo@example.com"');
  stripeWorks = true;
  expect((await reserve(path, 'ada@example.com')).status).toBe(303);
}, 60_000);
