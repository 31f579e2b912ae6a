import { expect, it } from 'vitest';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import { site, stockOf } from '#tests/support/search/stock-with-places.ts';
import { broaderSearches } from './broader-searches.ts';

it('offers the closest searches with results, with their counts', async () => {
  const stock = await stockOf(
    { city: 'Southport', state: 'QLD', colour: 'Black' },
    { colour: 'White' },
    { colour: 'White' },
    { make: 'Kia', model: 'Rio', colour: 'Red' },
  );
  const offered = async (criteria: Partial<Criteria>) =>
    (await broaderSearches({ ...everything, ...criteria }, stock, site.settings)).searches.map(
      ({ label, count }) => `${label}: ${count}`,
    );
  const x5 = { make: ['BMW'], model: ['X5'] };
  expect(await offered({ choices: { ...x5, colour: ['Red'] } })).toEqual(['Without “Red”: 3 cars']);
  expect(
    await offered({ choices: { ...x5, colour: ['Black'] }, near: { postcode: '4000', km: 25 } }),
  ).toEqual(['Within 100 km of 4000: 1 car', 'Without “Within 25 km of 4000”: 1 car']);
  expect(await offered({ query: 'zzzz', choices: { colour: ['Purple'] } })).toEqual([
    'Without “zzzz” and “Purple”: 4 cars',
  ]);
});

it('offers a price that is little higher, with the vehicles it finds', async () => {
  const stock = await stockOf({ price: 21_500 }, { price: 23_900 }, { price: 40_000 });
  const criteria = { ...everything, ranges: { price: { max: 20_000 } } };
  const { searches, nearest } = await broaderSearches(criteria, stock, site.settings);
  expect(searches[0]).toMatchObject({
    label: 'Up to $22,000',
    count: '1 car',
    path: '/search?range[price]=:22000',
  });
  expect(nearest.map(({ price }) => price)).toEqual([21_500]);
});

it('begins with the vehicle that is nearest to the budget', async () => {
  const stock = await stockOf({ price: 90_000 }, { price: 50_000 }, { price: 70_000 });
  const criteria = { ...everything, ranges: { price: { max: 20_000 } } };
  const { nearest } = await broaderSearches(criteria, stock, site.settings);
  expect(nearest.map(({ price }) => price)).toEqual([50_000, 70_000, 90_000]);
});

it('offers vehicles in stock before sold ones', async () => {
  const stock = await stockOf(
    { make: 'Kia', body: 'suv', status: 'sold', sold_date_timestamp: '2026-06-14T02:00:00Z' },
    { make: 'Kia', body: 'hatch' },
    { make: 'Kia', body: 'hatch' },
  );
  const choices = { make: ['Kia'], body: ['suv'], status: ['in_stock'] };
  const { searches, nearest } = await broaderSearches(
    { ...everything, choices },
    stock,
    site.settings,
  );
  expect(searches.map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'Without “SUV”: 2 cars',
  ]);
  expect(nearest).toHaveLength(2);
});
