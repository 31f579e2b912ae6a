import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { isOnSite } from './is-on-site.ts';
import { VehicleIndex } from './embedded/vehicle-index.ts';

const now = new Date('2026-03-10T00:00:00Z');
const hiding = { hidden_tiers: [3], excluded_stocknums: ['X1'], filter: 'make != Tesla' };

async function hasPage(
  vehicle: Parameters<typeof someVehicle>[0],
  search: object = hiding,
): Promise<boolean> {
  const site = someSite('yard', { search });
  const index = new VehicleIndex((slug) => slug);
  const kept = someVehicle({ dealership_slug: 'yard-yard', ...vehicle });
  await index.apply([kept]);
  return isOnSite(kept, site.settings, index.open(site, now));
}

const longSold = { status: 'sold', sold_date_timestamp: '2025-01-01T00:00:00.000Z' };

it.each([
  ['an ordinary vehicle', {}, true],
  ['one that was sold long ago', longSold, true],
  ['one that is not meant for the website', { show_on_dealer_website: false }, false],
  ['one of a hidden tier', { hidden_tier: 3 }, false],
  ['one of a hidden tier that was sold', { hidden_tier: 3, ...longSold }, false],
  ['one of another tier', { hidden_tier: 4 }, true],
  ['an excluded stock number', { stocknum: 'X1' }, false],
  ['what the site’s filter leaves out', { make: 'Tesla' }, false],
])('%s has a page: %j, %s', async (_what, vehicle, expected) => {
  expect(await hasPage(vehicle)).toBe(expected);
});

it('applies visibility only on sites that use it', async () => {
  expect(await hasPage({ show_on_dealer_website: false }, { listing_visibility: false })).toBe(
    true,
  );
});
