import { expect, it } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { isPostcode, site, stockOf } from '#tests/support/search/stock-with-places.ts';
import { understoodCriteria } from './understood-criteria.ts';

async function asked(stock: EmbeddedSiteStock, query: string) {
  const settings = { ...site.settings.search, isPostcode };
  const { criteria, ...said } = await understoodCriteria({ ...everything, query }, stock, settings);
  return { path: decodeURIComponent(searchUrl(criteria)), ...said };
}

const told = { asWords: [], leftOut: [] };

it('reads a city as its surroundings', async () => {
  const stock = await stockOf({ city: 'Rocklea', state: 'QLD', price: 50_000 });
  const path = '/search/bmw/x5?range[price]=:60000&postcode=4000&distance=50';
  expect(await asked(stock, 'bmw x5 under 60k brisbane')).toEqual({ ...told, path });
});

it('leaves out the least certain words where no vehicle has everything', async () => {
  const stock = await stockOf(
    { city: 'Perth', state: 'WA', price: 50_000 },
    { make: 'Kia', model: 'Rio', city: 'Rocklea', state: 'QLD' },
  );
  expect(await asked(stock, 'bmw x5 under 60k brisbane')).toEqual({
    path: '/search/bmw/x5?range[price]=:60000',
    asWords: [],
    leftOut: ['brisbane'],
  });
  expect(await asked(stock, 'bmw x5 zzzz')).toMatchObject({
    path: '/search/bmw/x5',
    leftOut: ['zzzz'],
  });
});

it('never leaves out the "not" alone', async () => {
  const stock = await stockOf({ colour: 'White' });
  expect(await asked(stock, 'bmw x5 not white')).toMatchObject({ leftOut: ['not white'] });
});

it('keeps words as words that would hide most of what they find as filters', async () => {
  const touring = Array.from({ length: 12 }, () => ({ badge: 'Touring Pack', colour: 'Black' }));
  const stock = await stockOf(
    ...touring,
    { make: 'Kia', model: 'Touring', colour: 'Red' },
    { make: 'Kia', city: 'Touring Pack' },
  );
  expect(await asked(stock, 'touring pack')).toEqual({
    ...told,
    path: '/search?query=touring+pack',
  });
});

it('keeps no reading that would be read otherwise beside the words that it keeps', async () => {
  const both = { colour: 'Red', city: 'Touring' };
  const badges = Array.from({ length: 12 }, () => ({ badge: 'Red Touring', colour: 'Black' }));
  const stock = await stockOf(...badges, both, { city: 'Touring', badge: 'Red', colour: 'Black' });
  // two are in Touring and have the word, of which one is red: read again, that would be all
  expect((await asked(stock, 'red touring')).path).toBe('/search?query=red+touring');
});

it('keeps a model as a word that listings write in the badge too', async () => {
  const stock = await stockOf(
    { make: 'Mercedes-Benz', model: 'C63', badge: 'AMG' },
    { make: 'Mercedes-Benz', model: 'C-Class', badge: 'C63 AMG' },
  );
  expect(await asked(stock, 'c63 amg')).toEqual({
    ...told,
    path: '/search/mercedes-benz?query=c63+amg',
  });
});

it('reads a badge among those of its model', async () => {
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

it('stays with the words where nothing at all is found', async () => {
  const stock = await stockOf({});
  expect(await asked(stock, 'zzzz under 5k')).toEqual({
    ...told,
    path: '/search?query=zzzz+under+5k',
  });
});

it('is understood again as the same', async () => {
  const stock = await stockOf(
    { city: 'Rocklea', state: 'QLD', badge: 'M Sport', colour: 'Black' },
    { city: 'Perth', state: 'WA', badge: 'Black Pack' },
    { make: 'Kia', model: 'Rio', badge: 'Sport' },
  );
  const settings = { ...site.settings.search, isPostcode };
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
