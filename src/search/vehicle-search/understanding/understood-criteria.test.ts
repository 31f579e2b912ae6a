import { expect, it } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { isPostcode, site, stockOf } from '#tests/support/search/stock-with-places.ts';
import { understandingOf } from '#tests/support/search/understanding-settings.ts';
import { understoodCriteria } from './understood-criteria.ts';

async function asked(stock: EmbeddedSiteStock, query: string) {
  const settings = { ...understandingOf(site.settings), isPostcode };
  const { criteria, ...said } = await understoodCriteria({ ...everything, query }, stock, settings);
  return { path: decodeURIComponent(searchUrl(criteria)), ...said };
}

const allUnderstood = { asWords: [], leftOut: [] };

it('reads a city as the area around it', async () => {
  const stock = await stockOf({ city: 'Rocklea', state: 'QLD', price: 50_000 });
  const path = '/search/bmw/x5?range[price]=:60000&postcode=4000&distance=50';
  expect(await asked(stock, 'bmw x5 under 60k brisbane')).toEqual({ ...allUnderstood, path });
});

it('gives up only words that no vehicle has, even if no vehicle matches everything', async () => {
  const stock = await stockOf(
    { city: 'Perth', state: 'WA', price: 50_000 },
    { make: 'Kia', model: 'Rio', city: 'Rocklea', state: 'QLD' },
  );
  expect(await asked(stock, 'bmw x5 under 60k brisbane')).toEqual({
    ...allUnderstood,
    path: '/search/bmw/x5?range[price]=:60000&postcode=4000&distance=50',
  });
  expect(await asked(stock, 'bmw x5 zzzz')).toMatchObject({
    path: '/search/bmw/x5',
    leftOut: ['zzzz'],
  });
});

it('never drops "not" alone', async () => {
  const stock = await stockOf({ colour: 'White' });
  expect(await asked(stock, 'bmw x5 not white')).toMatchObject({ leftOut: ['not white'] });
});

it('leaves words as text if as filters they would hide most matches', async () => {
  const touring = Array.from({ length: 12 }, () => ({ badge: 'Touring Pack', colour: 'Black' }));
  const stock = await stockOf(
    ...touring,
    { make: 'Kia', model: 'Touring', colour: 'Red' },
    { make: 'Kia', city: 'Touring Pack' },
  );
  expect(await asked(stock, 'touring pack')).toEqual({
    ...allUnderstood,
    path: '/search?query=touring+pack',
  });
});

it('returns no reading that would be read differently beside its remaining words', async () => {
  const both = { colour: 'Red', city: 'Touring' };
  const badges = Array.from({ length: 12 }, () => ({ badge: 'Red Touring', colour: 'Black' }));
  const stock = await stockOf(...badges, both, { city: 'Touring', badge: 'Red', colour: 'Black' });
  // two are in Touring and contain the word, and one of them is red: read again, it would be the only match
  expect((await asked(stock, 'red touring')).path).toBe('/search?query=red+touring');
});

it('leaves a model as text if listings also write it in the badge', async () => {
  const stock = await stockOf(
    { make: 'Mercedes-Benz', model: 'C63', badge: 'AMG' },
    { make: 'Mercedes-Benz', model: 'C-Class', badge: 'C63 AMG' },
  );
  expect(await asked(stock, 'c63 amg')).toEqual({
    ...allUnderstood,
    path: '/search/mercedes-benz?query=c63+amg',
  });
});

it('reads a badge of the requested model', async () => {
  const stock = await stockOf(
    { badge: 'xDrive30d (5 Seat)' },
    { badge: 'xDrive30d' },
    { badge: 'M' },
    { make: 'Kia', model: 'Rio', badge: 'xDrive30d Fake' },
  );
  expect((await asked(stock, 'x5 xdrive30d')).path).toBe(
    '/search/bmw/x5?badge=xDrive30d&badge=xDrive30d+(5+Seat)',
  );
});

it('keeps a price that no vehicle has', async () => {
  const stock = await stockOf({});
  expect(await asked(stock, 'zzzz under 5k')).toEqual({
    asWords: [],
    leftOut: ['zzzz'],
    path: '/search?range[price]=:5000',
  });
});

it('reads a plain number as a price unless it is a stock number', async () => {
  const stock = await stockOf({ stocknum: '30000' }, { stocknum: '45000X', badge: '22000' });
  expect((await asked(stock, '30000')).path).toBe('/search?query=30000');
  expect((await asked(stock, '30000 x5')).path).toBe('/search/bmw/x5?query=30000');
  expect((await asked(stock, '45000')).path).toBe('/search?range[price]=:45000');
  expect((await asked(stock, '22000')).path).toBe('/search?range[price]=:22000');
  expect((await asked(stock, '$30000')).path).toBe('/search?range[price]=:30000');
});

it('is idempotent', async () => {
  const stock = await stockOf(
    { city: 'Rocklea', state: 'QLD', badge: 'M Sport', colour: 'Black' },
    { city: 'Perth', state: 'WA', badge: 'Black Pack' },
    { make: 'Kia', model: 'Rio', badge: 'Sport' },
  );
  const settings = { ...understandingOf(site.settings), isPostcode };
  for (const query of [
    'x5 m sport perth',
    'black x5',
    'rio brisbane',
    'sport zzzz',
    'bmw or kia',
  ]) {
    const once = await understoodCriteria({ ...everything, query }, stock, settings);
    const again = await understoodCriteria(once.criteria, stock, settings);
    expect(again.criteria).toEqual(once.criteria);
  }
});
