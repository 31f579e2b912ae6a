import { expect, it } from 'vitest';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { type SearchView, searchView } from './search-view.ts';

const now = new Date('2026-06-15T02:00:00Z');

function view(
  page: Partial<StockPage>,
  others: Record<string, unknown> = {},
  criteria: Partial<Criteria> = {},
): SearchView {
  const found = { total: 0, page: 1, pages: 1, vehicles: [], facets: {}, stats: {}, ...page };
  const { settings } = someSite('yard', others);
  return searchView({ ...everything, ...criteria }, found, settings, now, (id) => id * 10);
}

const vehicles = (count: number) =>
  Array.from({ length: count }, (_, at) => someVehicle({ id: at + 1, slug: `v-${at + 1}` }));

it('shows the exact count up to 1999, and above that the number in stock', () => {
  expect(view({ total: 1 })).toMatchObject({ count: '1 car', showMe: 'Show Me 1 car' });
  expect(view({ total: 1999 }).count).toBe('1,999 cars');
  const counted = { total: 2400, facets: { status: [['in_stock', 2350] as const] } };
  expect(view(counted)).toMatchObject({ count: '2,350 cars', showMe: 'Show Me 2,350 cars' });
});

it('inserts the promotion at its position among the cards', () => {
  const promotions = { items: [{}], placement: { kind: 'positions', positions: [3] } };
  const kinds = view({ total: 4, vehicles: vehicles(4) }, { promotions }).tiles.map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['vehicle', 'vehicle', 'promotion', 'vehicle', 'vehicle']);
});

it('keeps a promotion’s last day in the dealer’s time zone', () => {
  const promotions = { items: [{ expiry: '2026-06-14' }] };
  const shown = (zone: string, at: Date): boolean => {
    const { settings } = someSite('yard', { promotions, time_zone: zone });
    const found = { total: 9, page: 1, pages: 1, vehicles: vehicles(9), facets: {}, stats: {} };
    return searchView(everything, found, settings, at, () => 0).tiles.length === 10;
  };
  const lateEvening = new Date('2026-06-14T15:00:00Z');
  expect(shown('Australia/Sydney', lateEvening)).toBe(false);
  expect(shown('Australia/Perth', lateEvening)).toBe(true);
});

it('contains view counts only if the site shows them', () => {
  const views = (card: object) => {
    const [tile] = view({ total: 1, vehicles: vehicles(1) }, { card }).tiles;
    return tile?.kind === 'vehicle' ? tile.card.views : undefined;
  };
  expect([views({}), views({ show_views: true })]).toEqual([0, 10]);
});

it('records a search with filters as recent, but none without', () => {
  expect(view({}).recentSearch).toBeUndefined();
  const criteria = { page: 3, choices: { make: ['Kia'] }, ranges: { price: { max: 20_000 } } };
  expect(view({}, {}, criteria).recentSearch).toEqual({
    path: '/search/kia?range[price]=:20000',
    label: 'Kia, Up to $20,000',
    filters: { make: ['Kia'], price: { max: 20_000 } },
  });
  expect(view({}, { search: { history: false } }, criteria).recentSearch).toBeUndefined();
});

it('shows the banner’s three links if it is enabled', () => {
  expect(view({}).banner).toEqual([]);
  const titles = view({}, { feature_banner: { enabled: true } }).banner.map(({ title }) => title);
  expect(titles).toEqual(['Latest offers', 'Book service online', 'Sell your car']);
});

it('offers no alert on a range that ends before it begins', () => {
  const shown = (min: number) =>
    view({}, { alerts: { enabled: true } }, { ranges: { price: { min, max: 20_000 } } });
  expect(shown(30_000)).toMatchObject({
    save: undefined,
    notes: ['Price: the minimum is above the maximum, so no cars can match.'],
  });
  expect(shown(10_000)).toMatchObject({ save: expect.any(String) as string, notes: [] });
});

it('offers no alert on words that are an amount which nobody understood', () => {
  const alerts = { alerts: { enabled: true } };
  const save = (query: string, total = 0) => view({ total }, alerts, { query }).save;
  expect(save('zzzz')).toBe('/save-search?search=%2Fsearch%3Fquery%3Dzzzz');
  for (const query of ['under 45.000', '$45', 'suv 45 000', '8500', 'sedan -500'])
    expect({ query, save: save(query) }).toEqual({ query, save: undefined });
  expect(save('8500', 1)).toBeDefined();
  expect(save('v8 x5')).toBeDefined();
});
