import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { variedStock } from '#tests/support/varied-stock.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { nowhere } from '#search/vehicle-search/place-finder.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { VehicleIndex } from './vehicle-index.ts';

const now = new Date('2026-03-10T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

async function indexOf(vehicles: Parameters<typeof someVehicle>[0][]): Promise<VehicleIndex> {
  const index = new VehicleIndex((slug) => slug);
  await index.apply(
    vehicles.map((vehicle, at) =>
      someVehicle({ id: at + 1, slug: `v-${at + 1}`, dealership_slug: 'yard-yard', ...vehicle }),
    ),
  );
  return index;
}

async function found(
  index: VehicleIndex,
  settings: Record<string, unknown> = {},
  criteria = everything,
): Promise<number[]> {
  const page = await index.open(someSite('yard', settings), now).search(criteria);
  return page.vehicles.map(({ id }) => id).sort((a, b) => a - b);
}

it('lists available vehicles and those sold within three days', async () => {
  const index = await indexOf([
    { status: 'in_stock' },
    { status: 'coming_soon' },
    { status: 'sold', sold_date_timestamp: daysAgo(2) },
    { status: 'sold', sold_date_timestamp: daysAgo(4) },
    { status: 'in_stock', show_on_dealer_website: false },
    { status: 'withdrawn', sold_date_timestamp: daysAgo(1) },
  ]);
  expect(await found(index)).toEqual([1, 2, 3]);
  const longer = someSite('yard', { search: { recent_sold_days: 5 } });
  const bySoldDate = { ...everything, choices: { status: ['sold'] } };
  expect(await index.open({ ...longer, version: 2 }, now).count(bySoldDate)).toBe(2);
});

it('lists as sold only the configured statuses; vehicles of other statuses leave at once', async () => {
  const index = await indexOf([
    { status: 'in_stock' },
    { status: 'withdrawn', sold_date_timestamp: daysAgo(1) },
    { status: 'delivered', sold_date_timestamp: daysAgo(1) },
    { status: 'on_hold' },
  ]);
  const sites = [
    [{}, [1]],
    [{ sold_statuses: ['sold', 'delivered'] }, [1, 3]],
    [{ sold_statuses: [] }, [1]],
    [{ listing_visibility: false }, [1]],
  ] as const;
  for (const [version, [search, listed]] of sites.entries()) {
    const site = { ...someSite('yard', { search }), version: version + 2 };
    const page = await index.open(site, now).search(everything);
    expect(page.vehicles.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(listed);
  }
});

it('shows a site no vehicles of another dealership', async () => {
  const index = await indexOf([{}, { dealership_slug: 'vans-yard' }]);
  expect(await found(index)).toEqual([1]);
});

it('applies the site’s filter, minimum price, hidden tiers and excluded stock numbers', async () => {
  const index = await indexOf([
    { price: 900 },
    { price: 20_000, make: 'Kia' },
    { price: 20_000, hidden_tier: 4 },
    { price: 20_000, stocknum: 'A"1' },
    { price: 20_000 },
  ]);
  const search = {
    minimum_price: 1000,
    filter: 'make = Toyota OR price > 90000',
    hidden_tiers: [3, 4],
    excluded_stocknums: ['A"1'],
  };
  expect(await found(index, { search })).toEqual([5]);
});

it('reflects changed settings, changed vehicles and the passing of time', async () => {
  const index = await indexOf([{ status: 'sold', sold_date_timestamp: daysAgo(2.999) }, {}]);
  const site = someSite('yard');
  expect(await index.open(site, now).count(everything)).toBe(2);
  expect(await index.open(site, new Date(now.getTime() + 5 * 60_000)).count(everything)).toBe(1);
  await index.apply([someVehicle({ id: 3, slug: 'v-3', dealership_slug: 'yard-yard' })]);
  expect(await index.open(site, new Date(now.getTime() + 5 * 60_000)).count(everything)).toBe(2);
  const stricter = { ...someSite('yard', { search: { filter: 'make = Kia' } }), version: 2 };
  expect(await index.open(stricter, now).count(everything)).toBe(0);
});

it('counts each facet value as it would be found when chosen', async () => {
  const index = await indexOf(
    ['Toyota', 'Kia', 'Kia', 'Mazda'].map((make, at) => ({
      make,
      car_type: at % 2 ? 'used' : 'new',
    })),
  );
  const stock = index.open(someSite('yard'), now);
  const { facets } = await stock.search({ ...everything, choices: { make: ['Kia'] } });
  expect(facets['make']).toEqual([
    ['Kia', 2],
    ['Mazda', 1],
    ['Toyota', 1],
  ]);
  for (const [make, count] of facets['make'] ?? []) {
    expect(await stock.count({ ...everything, choices: { make: [make] } })).toBe(count);
  }
});

it('returns the last page instead of one beyond it', async () => {
  const index = await indexOf(Array.from({ length: 25 }, () => ({})));
  const page = await index.open(someSite('yard'), now).search({ ...everything, page: 99 });
  expect(page).toMatchObject({ page: 2, pages: 2, total: 25 });
  expect(page.vehicles).toHaveLength(4);
});

it('lists dealerships whose locations have moved, and shows vehicles with what they say now', async () => {
  let city = 'Perth';
  const index = new VehicleIndex(() => 'Yard', {
    ...nowhere,
    withLocation: (vehicle) => ({ ...vehicle, city, location_name: `${city} yard` }),
    edition: () => city,
  });
  const vehicle = someVehicle({ dealership_slug: 'yard-yard', location_id: 'main' });
  await index.apply([vehicle]);
  city = 'Fremantle';
  expect(index.changedDealerships()).toEqual(['yard-yard']);
  await index.apply([vehicle]);
  expect(index.changedDealerships()).toEqual([]);
  const stock = index.open(someSite('yard'), now);
  const { vehicles } = await stock.search(everything);
  expect(vehicles).toMatchObject([{ city, location_name: 'Fremantle yard' }]);
  for (const choices of [{ city: [city] }, { location_name: ['Fremantle yard'] }])
    expect(await stock.count({ ...everything, choices })).toBe(1);
});

it('lists dealerships that were renamed since their vehicles were indexed', async () => {
  let name = 'Old Name';
  const index = new VehicleIndex(() => name);
  const vehicle = someVehicle({ dealership_slug: 'yard-yard' });
  await index.apply([vehicle]);
  expect(index.changedDealerships()).toEqual([]);
  name = 'New Name';
  expect(index.changedDealerships()).toEqual(['yard-yard']);
  await index.apply([vehicle]);
  expect(index.changedDealerships()).toEqual([]);
  const words = await index.open(someSite('yard'), now).vocabulary();
  expect(words.values('dealership_name')).toEqual([['New Name', 1]]);
});

it('lists the named series first, without repeating or skipping across pages', async () => {
  const series = ['sport', undefined, 'city', 'duo', 'other'];
  const index = await indexOf(
    Array.from({ length: 50 }, (_, at) => {
      const one = series[at % series.length];
      return one === undefined ? {} : { series: one };
    }),
  );
  const site = someSite('yard', { search: { series_order: ['Duo', 'City', 'Sport'] } });
  const stock = index.open(site, now);
  const pages = await Promise.all([1, 2, 3].map((page) => stock.search({ ...everything, page })));
  const listed = pages.flatMap(({ vehicles }) => vehicles);
  expect(listed.slice(0, 30).map((vehicle) => vehicle.series)).toEqual(
    ['duo', 'city', 'sport'].flatMap((name) => Array.from({ length: 10 }, () => name)),
  );
  expect(new Set(listed.map(({ id }) => id)).size).toBe(50);
  expect(pages.map(({ total }) => total)).toEqual([50, 50, 50]);
  const { vehicles } = await stock.search({ ...everything, sortBy: 'price_asc' });
  expect(vehicles[0]?.series).toBe('sport');
});

it('uses the site’s synonyms and no other site’s', async () => {
  const index = await indexOf([
    { simple_body: 'ute', name: 'A' },
    { simple_body: 'van', name: 'B' },
  ]);
  const search = { synonyms: [['workhorse', 'ute']] };
  const wish = { ...everything, query: 'workhorse' };
  expect(await found(index, { search }, wish)).toEqual([1]);
  const other = { ...someSite('yard', {}), slug: 'other', version: 1 };
  expect(await index.open(other, now).count(wish)).toBe(0);
});

it('finds a stock number by at least its first four letters', async () => {
  const index = await indexOf([
    { stocknum: 'AX12345' },
    { stocknum: 'AX12399' },
    { stocknum: 'B7' },
  ]);
  const stock = index.open(someSite('yard'), now);
  const foundBy = async (text: string) =>
    (await stock.search({ ...everything, query: text })).vehicles
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  expect(await foundBy('ax12345')).toEqual([1]);
  expect(await foundBy('AX12')).toEqual([1, 2]);
  expect(await foundBy('B7')).toEqual([3]);
  expect(await foundBy('ax1')).toEqual([]);
  expect(await foundBy('ax')).toEqual([]);
});

it('indexes many vehicles without blocking the process, each with its card once it is found', async () => {
  const index = await indexOf([]);
  const site = someSite('yard', { search: { page_size: 100 } });
  const vehicles = variedStock(3000, 'yard-yard');
  let isDone = false;
  const taken = index.apply(vehicles).then(async () => {
    await index.markApplied();
    isDone = true;
  });
  const totals = new Set<number>();
  while (!isDone) {
    const page = await index.open(site, now).search(everything);
    expect(page.vehicles).toHaveLength(Math.min(page.total, 100));
    totals.add(index.size);
    await setImmediate();
  }
  await taken;
  expect(totals.size).toBeGreaterThan(20);
  expect(await index.open(site, now).count(everything)).toBe(3000);
});

it('applies concurrent changes in order', async () => {
  const index = await indexOf([]);
  const vehicles = variedStock(500, 'yard-yard');
  const sold = vehicles.map((vehicle) => ({ ...vehicle, status: 'withdrawn' }));
  await Promise.all([
    index.apply(vehicles),
    index.markApplied(),
    index.apply(sold),
    index.markApplied(),
  ]);
  expect(await found(index)).toEqual([]);
});

it('changes its revision only after the whole change can be found', async () => {
  const index = await indexOf([]);
  const site = someSite('yard');
  const before = index.revision(site);
  const taken = index.apply(variedStock(500, 'yard-yard'));
  await setImmediate();
  expect(index.revision(site)).toBe(before);
  await taken;
  expect(index.revision(site)).not.toBe(before);
});

it('rejects a search that takes too much work as unavailable', async () => {
  const index = new VehicleIndex((slug) => slug, nowhere, 1_000);
  await index.apply(variedStock(2_000, 'yard-yard'));
  const stock = index.open(someSite('yard'), now);
  await expect(stock.search(everything)).rejects.toThrow(StockSearchUnavailable);
  await expect(stock.lists(1)).resolves.toBe(true);
});

it('closes a site’s stock after ten minutes without requests and reopens it', async () => {
  const index = await indexOf([{}, {}]);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const stock = index.open(someSite('yard'), now);
  index.open(someSite('vans'), later(9));
  expect(await stock.count(everything)).toBe(2);
  index.open(someSite('vans'), later(11));
  await expect(stock.count(everything)).rejects.toThrow('scope');
  expect(await index.open(someSite('yard'), later(11)).count(everything)).toBe(2);
});
