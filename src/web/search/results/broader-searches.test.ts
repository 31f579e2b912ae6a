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
    (await broaderSearches({ ...everything, ...criteria }, stock, site.settings)).map(
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
