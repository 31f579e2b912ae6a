import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AutograbClient } from './autograb-client.ts';
import { autograbMarketPrices } from './autograb-market-prices.ts';
import type { MarketPrices, MarketSourcedValuation } from './market-prices.ts';

const KEY = 'sec_invented';
const VEHICLE_ID = '1111111111111111';
const hilux = { make: 'Toyota', model: 'HiLux', year: 2017, km: 98_000 };
const byPlate = { ...hilux, rego: 'REG4SUCCESS', state: 'VIC' };
const byVin = { ...hilux, vin: 'MR0HA3CD100400001' };

const ownEstimate: MarketSourcedValuation = {
  value: 30_000,
  low: 27_000,
  high: 33_000,
  confidence: 0.5,
  sample: 9,
  source: 'comparables',
};

interface Asked {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}
let asked: Asked[];
let answer: (request: Asked, response: ServerResponse) => void;
let now: number;
let errors: unknown[];
let prices: MarketPrices;
let url: string;

const server = createServer((request, response) => {
  void read(request).then((body) => {
    const { method = '', url: path = '' } = request;
    const told = {
      method,
      path,
      key: request.headers['apikey']?.toString(),
      body: body ? JSON.parse(body) : undefined,
    };
    asked.push(told);
    answer(told, response);
  });
});

async function read(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const text of request.setEncoding('utf8')) body += String(text);
  return body;
}

/** Responds as the vendor's developer hub documents, with its test plates. */
function documented({ path }: Asked, response: ServerResponse): void {
  if (path.includes('/vehicles/')) {
    if (path.includes('REG4VINONLY'))
      return json(response, 404, { error: true, message: 'not found' });
    const isKnown = !path.includes('REG4NOMATCH');
    return json(response, 200, {
      success: true,
      vehicle: isKnown ? { id: VEHICLE_ID, region: 'au', make: 'Toyota', model: 'Hilux' } : null,
      confidence: 'standard',
    });
  }
  return json(response, 200, {
    success: true,
    prediction: {
      id: 'p1',
      vehicle_id: VEHICLE_ID,
      kms: 98_000,
      price: 34_100,
      retail_price: 34_100.4,
      trade_price: 29_500,
      score: 0.91,
    },
    bounds: { retail: { lower: 31_900, upper: 36_200.2 }, trade: { lower: 27_000, upper: 31_000 } },
  });
}

function json(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const fails =
  (status: number, headers = {}) =>
  (_asked: Asked, response: ServerResponse): void =>
    json(response, status, { error: true, message: 'no' }, headers);

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
});
beforeEach(() => {
  asked = [];
  errors = [];
  answer = documented;
  now = Date.parse('2026-03-01T00:00:00Z');
  const client = new AutograbClient({ url, key: KEY, now: () => now, timeoutMs: 3000 });
  const fallback = { valuation: async () => ownEstimate };
  prices = autograbMarketPrices(
    client,
    fallback,
    (error) => errors.push(error),
    () => now,
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('looks the vehicle up by its plate, then requests its retail value', async () => {
  expect(await prices.valuation(byPlate)).toEqual({
    value: 34_100,
    low: 31_900,
    high: 36_200,
    confidence: 0.91,
    sample: 0,
    source: 'autograb',
  });
  expect(asked).toEqual([
    {
      method: 'GET',
      path: '/v2/vehicles/registrations/REG4SUCCESS?region=au&state=VIC',
      key: KEY,
      body: undefined,
    },
    {
      method: 'POST',
      path: '/v2/valuations/predict',
      key: KEY,
      body: { region: 'au', vehicle_id: VEHICLE_ID, kms: 98_000 },
    },
  ]);
});

it('prefers the VIN', async () => {
  await prices.valuation({ ...byPlate, ...byVin });
  expect(asked[0]?.path).toBe('/v2/vehicles/vins/MR0HA3CD100400001?region=au');
});

it('leaves out unknown kilometres', async () => {
  const { km: _km, ...unread } = byVin;
  await prices.valuation(unread);
  expect(asked[1]?.body).toEqual({ region: 'au', vehicle_id: VEHICLE_ID });
});

it('uses the default range if the answer has none', async () => {
  answer = (told, response) =>
    told.method === 'GET'
      ? documented(told, response)
      : json(response, 200, { success: true, prediction: { price: 20_000, score: 0.7 } });
  expect(await prices.valuation(byVin)).toMatchObject({ value: 20_000, low: 18_400, high: 21_600 });
});

it.each([
  ['cannot be identified', hilux, 0],
  ['has a plate and no state', { ...hilux, rego: 'REG4SUCCESS' }, 0],
  ['matches nothing', { ...byPlate, rego: 'REG4NOMATCH' }, 1],
  ['is not found', { ...byPlate, rego: 'REG4VINONLY' }, 1],
])(
  'leaves a vehicle that %s to our own estimate, without an error',
  async (_what, vehicle, questions) => {
    expect(await prices.valuation(vehicle)).toBe(ownEstimate);
    expect(asked).toHaveLength(questions);
    expect(errors).toEqual([]);
  },
);

it('requests each vehicle once a day, known or not, and again when its kilometres change', async () => {
  await Promise.all([prices.valuation(byPlate), prices.valuation(byPlate)]);
  await prices.valuation(byPlate);
  expect(asked).toHaveLength(2);
  await prices.valuation({ ...byPlate, km: 99_000 });
  expect(asked).toHaveLength(4);
  const unknown = { ...byPlate, rego: 'REG4NOMATCH' };
  await prices.valuation(unknown);
  await prices.valuation(unknown);
  expect(asked).toHaveLength(5);
  now += 86_400_001;
  await prices.valuation(byPlate);
  expect(asked).toHaveLength(7);
});

it.each([401, 403, 429, 500, 503])(
  'falls back to our own estimate on status %d',
  async (status) => {
    answer = fails(status);
    expect(await prices.valuation(byVin)).toBe(ownEstimate);
    expect(errors).toMatchObject([{ message: `AutoGrab answered ${status}` }]);
  },
);

it('falls back to our own estimate if the answer has another shape', async () => {
  answer = (_asked, response) => json(response, 200, { vehicle: { id: 17 } });
  expect(await prices.valuation(byVin)).toBe(ownEstimate);
  expect(errors).toHaveLength(1);
});

it('falls back to our own estimate on a timeout', async () => {
  answer = () => {};
  expect(await prices.valuation(byVin)).toBe(ownEstimate);
  expect(errors).toMatchObject([{ name: 'TimeoutError' }]);
});

it('pauses for half a minute after three failures but still answers from the cache', async () => {
  await prices.valuation(byPlate);
  answer = fails(500);
  for (const km of [1, 2, 3]) await prices.valuation({ ...byVin, km });
  expect(asked).toHaveLength(5);
  await prices.valuation({ ...byVin, km: 4 });
  expect(asked).toHaveLength(5);
  expect((await prices.valuation(byPlate))?.source).toBe('autograb');
  answer = documented;
  now += 30_000;
  expect((await prices.valuation({ ...byVin, km: 4 }))?.source).toBe('autograb');
});

it.each([
  ['Retry-After', () => ({ 'retry-after': '7' })],
  ['Rate-Limit-Reset', () => ({ 'rate-limit-reset': String(Math.floor(now / 1000) + 7) })],
])('sends nothing until the rate limit ends according to %s', async (_header, headers) => {
  answer = fails(429, headers());
  await prices.valuation(byVin);
  answer = documented;
  now += 6999;
  expect(await prices.valuation(byVin)).toBe(ownEstimate);
  expect(asked).toHaveLength(1);
  now += 1;
  expect((await prices.valuation(byVin))?.source).toBe('autograb');
});
