import { expect, it } from 'vitest';
import { displayedCount } from './displayed-count.ts';

const kinds = [
  ['used', 2000],
  ['new', 300],
] as const;

it.each([
  ['the total up to 1999', { total: 1999, facets: { status: [['in_stock', 5]] } }, 1999],
  [
    'the number in stock above that',
    { total: 2000, facets: { status: [['in_stock', 1900]], car_type: kinds } },
    1900,
  ],
  [
    'the sum of the car types if the status is not counted',
    { total: 2400, facets: { car_type: kinds } },
    2300,
  ],
  ['the total where nothing is counted', { total: 2400, facets: {} }, 2400],
] as const)('is %s', (_what, found, expected) => {
  expect(displayedCount(found)).toBe(expected);
});
