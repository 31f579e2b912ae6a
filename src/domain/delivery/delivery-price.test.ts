import { expect, it } from 'vitest';
import { zonePrice } from './delivery-price.ts';

const zones = [
  { name: 'Inner Sydney', price: 0, postcodes: ['2000-2050', '2060'] },
  { name: 'New South Wales', price: 450, postcodes: ['2000-2999'] },
];

it.each([
  ['2000', 'Inner Sydney', 0],
  ['2050', 'Inner Sydney', 0],
  ['2060', 'Inner Sydney', 0],
  ['2051', 'New South Wales', 450],
  ['2999', 'New South Wales', 450],
])('%s gets the first zone that includes it', (postcode, name, price) => {
  expect(zonePrice(postcode, zones)).toEqual({ name, price });
});

it('has no price for a postcode outside all zones', () => {
  expect(zonePrice('3000', zones)).toBeUndefined();
  expect(zonePrice('3000', [])).toBeUndefined();
});
