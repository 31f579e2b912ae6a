import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { embeddedFinance } from '#partners/finance/embedded-finance.ts';
import { EmbeddedSearchService } from '#search/meilisearch/embedded-search-service.ts';
import { similarQueries } from '#search/meilisearch/answer/similar-queries.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import { startSearchService } from '#tests/support/search/search-service.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { similarVehicles } from './similar-vehicles.ts';

const KEY = 'a-key-for-widgets-0001';
const site = someSite('yard', { search_service: { enabled: true, key: KEY } });
const own = someVehicle({ id: 1, price: 20_000, simple_body: 'Hatch', model: 'Say "Hi" \\ Rio' });
const now = new Date('2026-06-01T00:00:00Z');
const finance = embeddedFinance(() => now);

function others(...vehicles: Partial<Vehicle>[]): Vehicle[] {
  return vehicles.map((vehicle, at) =>
    someVehicle({
      ...own,
      dealership_slug: 'yard-yard',
      slug: `other-${at + 2}`,
      stocknum: `U${at + 2}`,
      id: at + 2,
      ...vehicle,
    }),
  );
}

const stock = [
  { ...own, dealership_slug: 'yard-yard' },
  ...others(
    { model: 'Camry', simple_body: 'Sedan' }, // 2: its make
    {}, // 3: its model
    { make: 'Kia', model: own.model, simple_body: 'Sedan' }, // 4: another make's model of that name
    { make: 'Kia', model: 'Cerato' }, // 5: its body
    { price: 30_001 }, // 6: too dear
    { price: 9999 }, // 7: too cheap
    { price: 30_000 }, // 8: at the end of the band
    { status: 'sold', sold_date_timestamp: '2026-05-31T12:00:00Z' }, // 9
    { item_type: 'motorcycle' }, // 10
    { status: 'coming_soon' }, // 11
    { make: 'Kia', model: 'Sorento', simple_body: 'SUV' }, // 12: nothing like it
  ),
];

it('are in stock, in its price band and of its model, make or body, with its model first', async () => {
  const index = new VehicleIndex((slug) => slug);
  await index.apply(stock);
  const searchService = new EmbeddedSearchService(index);
  const found = await similarVehicles({ site, now, finance, searchService, index }, own);
  expect(
    found
      .map(({ id }) => id)
      .slice(0, 2)
      .toSorted((a, b) => a - b),
  ).toEqual([3, 8]);
  expect(found.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([2, 3, 5, 8]);
});

it('are at most six', async () => {
  const index = new VehicleIndex((slug) => slug);
  await index.apply([own, ...others(...Array.from({ length: 30 }, () => ({})))]);
  const searchService = new EmbeddedSearchService(index);
  expect(await similarVehicles({ site, now, finance, searchService, index }, own)).toHaveLength(6);
});

it('are available to a widget with the same queries', async () => {
  const service = await startSearchService([site], stock);
  try {
    const answer = await exchange({
      port: service.port,
      host: 'yard.localhost',
      method: 'POST',
      path: '/multi-search',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ queries: similarQueries(own) }),
    });
    const { results } = JSON.parse(answer.body) as { results: { hits: { id: number }[] }[] };
    expect(results.map(({ hits }) => hits.map(({ id }) => id).toSorted((a, b) => a - b))).toEqual([
      [3, 8],
      [2, 3, 8],
      [3, 5, 8],
    ]);
  } finally {
    await service.close();
  }
});
