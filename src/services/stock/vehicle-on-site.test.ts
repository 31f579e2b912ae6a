import { expect, it } from 'vitest';
import { embeddedFinance } from '#partners/finance/embedded-finance.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { vehicleOnSite } from './vehicle-on-site.ts';

const now = new Date('2026-03-10T00:00:00Z');
const site = someSite('yard', {
  search: { hidden_tiers: [3], excluded_stocknums: ['X1'], filter: 'make != Tesla' },
});

it.each([
  ['an ordinary vehicle', {}],
  ['one of a hidden tier', { hidden_tier: 3 }],
  ['an excluded stock number', { stocknum: 'X1' }],
  ['what the site’s filter leaves out', { make: 'Tesla' }],
  ['one that is not meant for the website', { show_on_dealer_website: false }],
  ['one that was sold', { status: 'sold', sold_date_timestamp: '2025-01-01T00:00:00.000Z' }],
])('without the search server %s has a page if it has one with it', async (_what, facts) => {
  const vehicle = someVehicle({ dealership_slug: 'yard-yard', ...facts });
  const index = new VehicleIndex((slug) => slug);
  await index.apply([vehicle]);
  const stock = index.open(site, now);
  const away = Object.create(stock, {
    lists: { value: () => Promise.reject(new StockSearchUnavailable('away')) },
  }) as typeof stock;
  const vehicles = { bySlug: async () => vehicle, byId: async () => vehicle };
  const context = { site, now, stock, vehicles, finance: embeddedFinance(() => now) };
  const found = await vehicleOnSite(context, vehicle.id);
  expect(await vehicleOnSite({ ...context, stock: away }, vehicle.id)).toBe(found);
});
