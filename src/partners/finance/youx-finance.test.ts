import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { someCustomer, someRateCard } from '#tests/support/finance.ts';
import {
  answerJson,
  startYouxServer,
  YOUX_HOST,
  type YouxServer,
} from '#tests/support/servers/youx-server.ts';
import { type FinancePartner, QuoteRefusedError } from './finance-partner.ts';
import { youxFinance } from './youx-finance.ts';

const site = { rate_card: someRateCard, partner: { redirect_hosts: [YOUX_HOST] } };
const request = {
  selfAssessedCreditScore: 'DECENT',
  purchasePrice: 24_990,
  loanTerm: 5,
  year: 2021,
  vin: 'MR0HA3CD100400001',
  nvic: 'ABC23D',
} as const;

let server: YouxServer;
let now: number;
let partner: FinancePartner;
beforeAll(async () => {
  server = await startYouxServer(someRateCard);
});
beforeEach(() => {
  server.reset();
  now = Date.parse('2026-03-01T00:00:00Z');
  partner = youx();
});
afterAll(() => server.close());

function youx(timeouts = { quoteTimeoutMs: 3000, customerTimeoutMs: 3000 }): FinancePartner {
  return youxFinance({ url: server.url, key: server.key, now: () => now, ...timeouts });
}

const quote = () => partner.quote(request, site);
const apply = () => partner.createCustomer(someCustomer, { category: 'Finance Enquiry' }, site);

it('posts a quote’s fields as JSON with the key', async () => {
  await quote();
  expect(server.requests).toMatchObject([
    {
      path: '/v1/quote',
      headers: {
        authorization: `Bearer ${server.key}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
    },
  ]);
  expect(server.requests[0]?.body).toEqual({ ...request, whoIsHelping: '' });
  await partner.quote({ ...request, whoIsHelping: 'Mia' }, site);
  expect(server.requests[1]?.body).toMatchObject({ whoIsHelping: 'Mia' });
});

it('posts a customer beside the lead’s fields', async () => {
  expect(await apply()).toEqual({ ok: true, redirectUrl: `https://${YOUX_HOST}/applications/17` });
  expect(server.requests).toMatchObject([
    { path: '/v1/create-customer', headers: { authorization: `Bearer ${server.key}` } },
  ]);
  expect(server.requests[0]?.body).toEqual({
    data: someCustomer,
    additionalData: { category: 'Finance Enquiry' },
  });
});

const html = '<!doctype html><title>Maintenance</title>';
const huge = JSON.stringify({ redirectUrl: `https://${YOUX_HOST}/`, padding: 'x'.repeat(70_000) });
const failures: [what: string, answer: (response: ServerResponse) => void, message: string][] = [
  [
    'fails',
    (response) => answerJson(response, 500, { error: 'busy' }),
    'YouX answered 500 to PATH: busy',
  ],
  [
    'rejects the key',
    (response) => answerJson(response, 401, { error: 'no' }),
    'YouX answered 401 to PATH: no',
  ],
  ['limits the rate', (response) => answerJson(response, 429, {}), 'YouX answered 429 to PATH'],
  [
    'knows no such address',
    (response) => answerJson(response, 404, {}),
    'YouX answered 404 to PATH',
  ],
  [
    'sends HTML',
    (response) => response.end(html),
    'YouX answered 200 to PATH: the body is not JSON',
  ],
  [
    'sends nothing',
    (response) => response.end(),
    'YouX answered 200 to PATH: the body is not JSON',
  ],
  ['sends null', (response) => answerJson(response, 200, null), 'YouX answered 200 to PATH'],
  [
    'sends another shape',
    (response) => answerJson(response, 200, { weeklyRepaymentAmount: '99', redirectUrl: 7 }),
    'YouX answered 200 to PATH',
  ],
  ['sends too much', (response) => response.end(huge), 'YouX answered 200 to PATH'],
  [
    'breaks off',
    (response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"weekly', () => response.destroy());
    },
    'YouX answered 200 to PATH',
  ],
  ['hangs up', (response) => response.destroy(), 'YouX did not answer PATH'],
  [
    'sends us elsewhere',
    (response) => response.writeHead(307, { location: `${server.url}elsewhere` }).end(),
    'YouX did not answer PATH',
  ],
];

describe.each(failures)('when YouX %s', (_what, answer, message) => {
  it('throws an error with address and status', async () => {
    server.answerWith(answer);
    await expect(quote()).rejects.toThrow(message.replace('PATH', '/quote'));
    await expect(apply()).rejects.toThrow(message.replace('PATH', '/create-customer'));
    expect(server.requests).toHaveLength(2);
  });
});

it.each([
  ['without an answer', () => undefined],
  ['in the middle of an answer', (response: ServerResponse) => void response.write('{"redirect')],
])('gives up when YouX hangs %s', async (_when, answer) => {
  server.answerWith(answer);
  partner = youx({ quoteTimeoutMs: 60, customerTimeoutMs: 90 });
  const timeout = { cause: { name: 'TimeoutError' } };
  await expect(quote()).rejects.toMatchObject(timeout);
  await expect(apply()).rejects.toMatchObject(timeout);
});

it.each([
  { weeklyRepaymentAmount: 0 },
  { weeklyRepaymentAmount: '118.20' },
  { advertisedRate: undefined },
  { comparisonRate: -1 },
  { comparisonRate: 940 },
])('accepts no quote with %j', async (wrong) => {
  const right = { weeklyRepaymentAmount: 118.2, advertisedRate: 8.49, comparisonRate: 9.4 };
  server.answerWith((response) => answerJson(response, 200, { ...right, ...wrong }));
  await expect(quote()).rejects.toThrow('YouX answered 200 to /quote: the body has another shape');
});

describe('a refusal', () => {
  it.each<[what: string, status: number, error: unknown, message: string | undefined]>([
    ['with a reason', 200, ' We lend only in Australia. ', 'We lend only in Australia.'],
    ['with status 422', 422, 'We lend only in Australia.', 'We lend only in Australia.'],
    ['with a reason too long to show', 200, 'x'.repeat(301), undefined],
    ['with an object', 200, { code: 7 }, undefined],
    ['without a reason', 200, true, undefined],
  ])('%s is a value with the partner’s own words', async (_what, status, error, message) => {
    const redirectUrl = `https://${YOUX_HOST}/`;
    server.answerWith((response) => answerJson(response, status, { error, redirectUrl }));
    expect(await apply()).toEqual({ ok: false, message });
    await expect(quote()).rejects.toBeInstanceOf(QuoteRefusedError);
    await expect(quote()).rejects.toThrow(message ?? 'no reason given');
  });

  it('is none if the field is empty', async () => {
    server.answerWith((response) =>
      answerJson(response, 200, { error: null, redirectUrl: `https://${YOUX_HOST}/a` }),
    );
    expect(await apply()).toEqual({ ok: true, redirectUrl: `https://${YOUX_HOST}/a` });
  });
});

describe('the page on which the shopper continues', () => {
  it.each([{}, { redirectUrl: null }, { redirectUrl: '' }])('may be missing: %j', async (body) => {
    server.answerWith((response) => answerJson(response, 200, body));
    expect(await apply()).toEqual({ ok: true, redirectUrl: undefined });
  });

  it.each([
    'https://evil.example/applications/17',
    `https://${YOUX_HOST}.evil.example/`,
    `https://${YOUX_HOST}@evil.example/`,
    `https://${YOUX_HOST}:8443/`,
    `http://${YOUX_HOST}/`,
    `//${YOUX_HOST}/`,
    '/success',
    'javascript:alert(1)',
  ])('is never %s', async (redirectUrl) => {
    server.answerWith((response) => answerJson(response, 200, { redirectUrl }));
    await expect(apply()).rejects.toThrow('finance.partner.redirect_hosts');
  });

  it('is on no host at all if the site lists none', async () => {
    const unlisted = { ...site, partner: { redirect_hosts: [] } };
    await expect(partner.createCustomer(someCustomer, {}, unlisted)).rejects.toThrow(
      `https://${YOUX_HOST}, which is not in the site's finance.partner.redirect_hosts`,
    );
  });
});

describe('the circuit', () => {
  const fails = (response: ServerResponse) => answerJson(response, 503, {});

  it('opens after three failures, spares YouX for half a minute, and closes when it recovers', async () => {
    server.answerWith(fails);
    for (let times = 0; times < 3; times += 1) await expect(quote()).rejects.toThrow('503');
    await expect(quote()).rejects.toThrow('/quote is not requested for now');
    expect(server.requests).toHaveLength(3);
    server.reset();
    now += 29_999;
    await expect(quote()).rejects.toThrow('not requested');
    now += 1;
    expect(await quote()).toMatchObject({ advertisedRate: 11.99 });
    expect(await quote()).toMatchObject({ advertisedRate: 11.99 });
  });

  it('lets applications through while quotes fail', async () => {
    server.answerWith(fails);
    for (let times = 0; times < 3; times += 1) await expect(quote()).rejects.toThrow('503');
    server.reset();
    expect(await apply()).toMatchObject({ ok: true });
  });

  it('does not count refusals, or a site that lists the wrong hosts', async () => {
    server.answerWith((response) => answerJson(response, 200, { error: 'No.' }));
    for (let times = 0; times < 4; times += 1) {
      await expect(quote()).rejects.toBeInstanceOf(QuoteRefusedError);
    }
    server.answerWith((response) =>
      answerJson(response, 200, { redirectUrl: 'https://b.example' }),
    );
    for (let times = 0; times < 4; times += 1) {
      await expect(apply()).rejects.toThrow('redirect_hosts');
    }
  });
});
