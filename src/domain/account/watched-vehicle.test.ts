import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { watchedChange } from './watched-vehicle.ts';

it.each([
  [20_000, { price: 18_500 }, { kind: 'cheaper', text: '$1,500 less than when you saved it' }],
  [20_000, { price: 20_500 }, { kind: 'dearer', text: '$500 more than when you saved it' }],
  [20_000, { price: 20_000 }, undefined],
  [undefined, { price: 20_000 }, undefined],
  [20_000, { status: 'sold', price: 18_500 }, { kind: 'sold', text: 'Sold or no longer listed' }],
] as const)('a vehicle saved at %j that is now %j', (price, now, change) => {
  expect(watchedChange(price === undefined ? {} : { price }, someVehicle(now))).toEqual(change);
});

it('says that a vehicle has left the site', () => {
  expect(watchedChange({ price: 20_000 }, undefined)?.kind).toBe('sold');
});
