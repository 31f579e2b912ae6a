import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { someRateCard } from '#tests/support/finance.ts';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import {
  answerJson,
  startYouxServer,
  type YouxServer,
} from '#tests/support/servers/youx-server.ts';

const HOST = 'banksia-motors.localhost';
const PHONE = '0491570006';

const folder = seededFolder();
let youx: YouxServer;
let server: ServerProcess;
let settings: Settings;
let cookie = '';

beforeAll(async () => {
  youx = await startYouxServer(someRateCard);
  settings = { DATA_DIR: folder, SMS_LOG: 'true', YOUX_URL: youx.url, YOUX_KEY: youx.key };
  server = await startServer(settings);
  await importCar('Q1', 24_990);
  await importCar('Q2', 31_990);
  await signIn();
}, 150_000);
beforeEach(() => youx.reset());
afterAll(async () => {
  await server.kill();
  youx.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, others: object = {}): Promise<ExchangeResponse> =>
  exchange({ port: server.port, host: HOST, path, ...others });

function post(path: string, fields: Record<string, string>): Promise<ExchangeResponse> {
  const type = 'application/x-www-form-urlencoded';
  const headers = { 'content-type': type, ...(cookie && { cookie }) };
  return ask(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

async function importCar(stocknum: string, price: number): Promise<void> {
  const file = join(folder, `${stocknum}.json`);
  const car = { stocknum, price, make: 'Lada', model: 'Niva', year: 2021, badge: stocknum };
  writeFileSync(file, JSON.stringify([{ ...car, car_type: 'used', status: 'in_stock' }]));
  await runOperator(settings, 'stock', 'import', file, '--dealership', 'banksia-motors', '--delta');
}

/** The address of a car without lenders and without a quote of its own. */
async function addressOf(stocknum: string): Promise<string> {
  const path = new RegExp(`/cars/[a-z0-9-]*${stocknum.toLowerCase()}[a-z0-9-]*`);
  return vi.waitFor(
    async () =>
      path.exec((await ask('/search/lada')).body)?.[0] ?? Promise.reject(new Error('none')),
    { timeout: 30_000, interval: 500 },
  );
}

async function signIn(): Promise<void> {
  const page = '/sign-in?type=my-garage&redirect=/my-garage&back=/';
  await post(page, { go: 'send', phone: PHONE });
  const { body } = await ask('/development/messages');
  const code = /<pre>(\d{6})/.exec(body)?.[1] ?? '';
  const answer = await post(page, { go: 'verify', phone: PHONE, code });
  cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect(cookie).not.toBe('');
}

/** Applies without script, as the signed-in visitor. @param email makes it a lead of its own */
const apply = (email: string): Promise<ExchangeResponse> =>
  post('/finance', { go: 'apply', name: 'Mia', last_name: 'Chen', email, phone: PHONE });

const WAITING = 'Working out the repayments…';

it('a page does not wait for the partner, which is asked once for the quote', async () => {
  const path = await addressOf('Q1');
  expect((await ask(path)).body).toContain(WAITING);
  expect(youx.requests).toEqual([]);
  const quotes = await Promise.all([1, 2, 3].map(() => ask(`${path}/quote.json`)));
  for (const quote of quotes) {
    expect(JSON.parse(quote.body)).toMatchObject({
      estimate: { repayment: expect.stringMatching(/^\$\d+$/), period: 'week', rate: '7.99% p.a.' },
      calculator: { interest: { default: 7.99 }, start: { deposit: 2499 } },
    });
    expect(quote.headers['cache-control']).toBe('no-store');
  }
  expect(youx.requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 24_990,
      loanTerm: 5,
      whoIsHelping: '',
    }),
  ]);
  // the next page knows it; an address of its own is not in the page cache
  const next = await ask(`${path}?again=1`);
  expect(next.body).not.toContain(WAITING);
  expect(next.body).toContain('7.99% p.a.');
});

it('a partner’s failure is silent for the shopper', async () => {
  const path = await addressOf('Q2');
  youx.answerWith((response) => answerJson(response, 500, {}));
  const { status, body } = await ask(`${path}/quote.json`);
  expect([status, JSON.parse(body)]).toEqual([
    200,
    expect.not.objectContaining({ estimate: expect.anything() }),
  ]);
});

it.each([
  ['refuses', { error: 'We cannot lend on this.' }, 200, 'We cannot lend on this.'],
  ['fails', {}, 500, 'Failed to create customer with YouX'],
  ['says nowhere to go', {}, 200, 'Failed to create customer or no redirect URL received.'],
  [
    'sends the shopper to a host that the site does not list',
    { redirectUrl: 'https://elsewhere.example/' },
    200,
    'Failed to create customer with YouX',
  ],
])('a partner that %s is reported in the form', async (what, answer, status, message) => {
  youx.answerWith((response) => answerJson(response, status, answer));
  const { status: sent, body } = await apply(`${what.replaceAll(' ', '.')}@example.com`);
  expect(sent).toBe(502);
  expect(body).toContain(message);
});

it('the endpoint for scripts answers with the texts of the specification', async () => {
  const data = {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 30_000,
    loanTerm: 5,
    phoneNumber: PHONE,
    firstName: 'Mia',
    lastName: 'Chen',
    email: 'mia@example.com',
    subscribe: false,
  };
  const send = (headers: object) =>
    ask('/api/youx/create-customer', {
      method: 'POST',
      headers,
      body: JSON.stringify({ data, additionalData: { idempotency_key: 'a-key-of-the-browser' } }),
    });
  expect((await send({})).status).toBe(401);
  expect((await send({ cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  youx.answerWith((response) => answerJson(response, 200, { error: true }));
  const failed = await send({ cookie });
  expect([failed.status, JSON.parse(failed.body)]).toEqual([
    502,
    { error: 'Failed to create YouX customer' },
  ]);
});
