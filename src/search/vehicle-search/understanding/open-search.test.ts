import { expect, it } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import { isPostcode, site, stockOf } from '#tests/support/search/stock-with-places.ts';
import { understandingOf } from '#tests/support/search/understanding-settings.ts';
import { openSearch } from './open-search.ts';

const settings = { ...understandingOf(site.settings), isPostcode };
const opened = (stock: EmbeddedSiteStock, query: string) =>
  openSearch({ ...everything, query }, stock, settings);

it('returns the address of the filters that the words became', async () => {
  const stock = await stockOf({});
  expect((await opened(stock, 'bmw x5')).address).toBe('/search/bmw/x5');
});

it('keeps the words in the address if there are notes about them', async () => {
  const stock = await stockOf({});
  const { address, criteria, leftOut } = await opened(stock, 'bmw zzzz');
  expect(address).toBe('/search?query=bmw+zzzz');
  expect([criteria.choices.make, leftOut]).toEqual([['BMW'], ['zzzz']]);
});

it('reads nothing on a site that turns understanding off', async () => {
  const stock = await stockOf({});
  const asked = { ...everything, query: 'bmw' };
  const off = { ...settings, understands_requests: false };
  expect(await openSearch(asked, stock, off)).toMatchObject({ criteria: asked });
});
