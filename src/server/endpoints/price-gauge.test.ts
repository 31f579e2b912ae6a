import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import type { Platform } from '#platform';
import { answerPriceGauge } from './price-gauge.ts';

const mine = { dealership_slug: 'yard-yard', price: 19_000 };
const shown = someVehicle({ id: 1, slug: 'shown', ...mine });
const hidden = someVehicle({ id: 2, slug: 'hidden', ...mine, show_on_dealer_website: false });
const sold = someVehicle({
  id: 3,
  slug: 'sold',
  ...mine,
  status: 'sold',
  sold_date_timestamp: new Date().toISOString(),
});
const vehicles = [shown, hidden, sold];
const index = new VehicleIndex((slug) => slug);
const market = { value: 20_000, low: 18_000, high: 22_000, confidence: 0.8, sample: 40 };
let isKnown: boolean;
let site = someSite('yard');
// what the answer is made from, and nothing else
const platform = {
  index,
  vehicles: () => ({
    bySlug: async (slug: string) => vehicles.find((vehicle) => vehicle.slug === slug),
  }),
  marketPrices: {
    valuation: async () => (isKnown ? { ...market, source: 'comparables' } : undefined),
  },
} as unknown as Platform;

const server = createServer((request, response) => {
  const slug = /^\/cars\/(.*)\/autogauge$/.exec(request.url ?? '')?.[1];
  void answerPriceGauge(platform, { response, site }, slug);
});

beforeAll(async () => {
  await index.apply(vehicles);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  isKnown = true;
  site = someSite('yard');
});
afterAll(() => server.close());

async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text ? JSON.parse(text) : undefined,
  };
}

it('answers under the names of the contract, for a minute', async () => {
  const { status, headers, body } = await ask('/cars/shown/autogauge');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(headers.get('content-type')).toContain('application/json');
  expect(body).toEqual({
    fill: 0.75,
    listing_price: 19_000,
    market_range_min: 18_000,
    market_range_max: 22_000,
    confidence: 0.8,
    description: 'Great Deal',
  });
});

it.each(['a market that is not known', 'a sold vehicle'])('has no numbers for %s', async (what) => {
  isKnown = what === 'a sold vehicle';
  const { status, body } = await ask(isKnown ? '/cars/sold/autogauge' : '/cars/shown/autogauge');
  expect(status).toBe(200);
  expect(body).toEqual({
    fill: null,
    listing_price: null,
    market_range_min: null,
    market_range_max: null,
    confidence: null,
    description: null,
  });
});

it('knows nothing of a vehicle that the site does not show', async () => {
  expect((await ask('/cars/hidden/autogauge')).status).toBe(404);
  const unknown = await ask('/cars/no-such/autogauge');
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('cache-control')).toBe('no-store');
});

it('compares nothing on a site that does without', async () => {
  site = someSite('yard', { vehicle: { price_gauge: false } });
  expect((await ask('/cars/shown/autogauge')).status).toBe(404);
});
