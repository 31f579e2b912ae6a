import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { isOnSite } from './is-on-site.ts';

const { settings } = someSite('yard', {
  search: { hidden_tiers: [3], excluded_stocknums: ['X1'] },
});

it.each([
  ['an ordinary vehicle', {}, true],
  ['one that was sold long ago', { status: 'sold' }, true],
  ['one that is not meant for the website', { show_on_dealer_website: false }, false],
  ['one of a hidden tier', { hidden_tier: 3 }, false],
  ['one of another tier', { hidden_tier: 4 }, true],
  ['an excluded stock number', { stocknum: 'X1' }, false],
])('%s has a page: %s', (_what, vehicle, expected) => {
  expect(isOnSite(someVehicle(vehicle), settings)).toBe(expected);
});

it('leaves visibility to sites that keep to it', () => {
  const open = someSite('open', { search: { listing_visibility: false } }).settings;
  expect(isOnSite(someVehicle({ show_on_dealer_website: false }), open)).toBe(true);
});
