import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SiteRequest } from '#server/http/endpoint.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { QuickQuotes } from './quick-quotes.ts';

const lending = someSite('yard', { finance: { enabled: true } });
const made = { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 };
/** Source: specification 2, section 7. */
const body = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 24_990,
  loanTerm: 5,
  year: 2021,
  vin: 'MR0HA3CD100400001',
  nvic: 'ABC23D',
  whoIsHelping: 'Sam',
};

const quote = vi.fn<RequestServices['finance']['quote']>();
const quotes = new QuickQuotes();
let site = lending;
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://yard.localhost');
  const network = String(request.headers['x-network'] ?? '203.0.113.1');
  // as much of a request as the endpoint asks of
  const asked = {
    request,
    response,
    site,
    url,
    network,
    services: { finance: { quote } },
  } as unknown as SiteRequest;
  void quotes.answer(asked, { partner: url.pathname.split('/')[2] ?? '' });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  site = lending;
  quote.mockReset().mockResolvedValue(made);
});

async function post(
  sent: unknown,
  { path = '/api/youx/quote', headers = {} }: { path?: string; headers?: HeadersInit } = {},
) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers,
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

it('answers the specification’s body with the partner’s figures', async () => {
  const { status, headers, text } = await post(body);
  expect([status, JSON.parse(text)]).toEqual([200, made]);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(quote).toHaveBeenCalledExactlyOnceWith(body);
});

it('needs nothing that describes the vehicle', async () => {
  const { year: _, vin: __, nvic: ___, ...loan } = body;
  expect((await post({ ...loan, vin: null, year: null, whoIsHelping: '' })).status).toBe(200);
  expect(quote).toHaveBeenCalledExactlyOnceWith({ ...loan, whoIsHelping: '' });
});

it.each([
  [9_999, 10_000],
  [-1, 10_000],
  [24_990.4, 24_990],
  [200_001, 200_000],
])('quotes a price of %d as %d', async (purchasePrice, quoted) => {
  expect((await post({ ...body, purchasePrice })).status).toBe(200);
  expect(quote).toHaveBeenCalledExactlyOnceWith({ ...body, purchasePrice: quoted });
});

it.each([
  ['text that is not JSON', '{"loanTerm":'],
  ['an unknown score', { ...body, selfAssessedCreditScore: 'SUPERB' }],
  ['a term of 9 years', { ...body, loanTerm: 9 }],
  ['a term of two and a half years', { ...body, loanTerm: 2.5 }],
  ['a price in words', { ...body, purchasePrice: '24990' }],
  ['no loan', {}],
])('refuses %s', async (_what, sent) => {
  const { status, text } = await post(sent);
  expect([status, JSON.parse(text)]).toEqual([400, { error: expect.stringMatching(/./) }]);
  expect(quote).not.toHaveBeenCalled();
});

it.each([
  ['of another partner', '/api/other/quote', lending],
  ['of a site that offers no finance', '/api/youx/quote', someSite('cash')],
])('is not there at the address %s', async (_what, path, asked) => {
  site = asked;
  const { status, text } = await post(body, { path });
  expect([status, JSON.parse(text)]).toEqual([404, { error: expect.stringMatching(/./) }]);
  expect(quote).not.toHaveBeenCalled();
});

it('is at the address of the site’s own partner, whom its failure names', async () => {
  site = someSite('acme', { finance: { enabled: true, partner: { id: 'acme', name: 'Acme' } } });
  expect((await post(body, { path: '/api/acme/quote' })).status).toBe(200);
  quote.mockResolvedValue(undefined);
  const { status, text } = await post(body, { path: '/api/acme/quote' });
  expect([status, JSON.parse(text)]).toEqual([502, { error: 'Failed to get Acme quick quote' }]);
});

it('answers with the specification’s error if the partner fails', async () => {
  quote.mockResolvedValue(undefined);
  const { status, text } = await post(body);
  expect([status, JSON.parse(text)]).toEqual([502, { error: 'Failed to get YouX quick quote' }]);
});

it.each(['cross-site', 'same-site'])('refuses a post from a %s page', async (from) => {
  expect((await post(body, { headers: { 'sec-fetch-site': from } })).status).toBe(403);
  expect(quote).not.toHaveBeenCalled();
});

it('makes a limited number of quotes for one network, and those of the next', async () => {
  const ask = async (network: string) =>
    (await post(body, { headers: { 'x-network': network } })).status;
  const office = await Promise.all(Array.from({ length: 241 }, () => ask('198.51.100.7')));
  expect(office.filter((status) => status === 200)).toHaveLength(240);
  expect(office).toContain(429);
  expect(await ask('198.51.100.8')).toBe(200);
});
