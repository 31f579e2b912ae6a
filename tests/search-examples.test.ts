import { expect, test } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import { openSearch } from '#search/vehicle-search/understanding/open-search.ts';
import { demoStocks } from './support/search/demo-stocks.ts';
import type { RealStock } from './support/real-stock.ts';
import { understandingOf } from './support/search/understanding-settings.ts';

const demos = [...(await demoStocks())];

const read = (query: string, { stock, settings }: RealStock) =>
  openSearch({ ...everything, query }, stock, understandingOf(settings));

/** The examples in the search box: `Make, model or ‘within $150 a week’` and `Say it: an open car`. */
const examplesIn = (placeholder: string): string[] =>
  [...placeholder.matchAll(/‘([^’]+)’/g)]
    .map(([, example = '']) => example)
    .concat(/^Say it: (.+)$/.exec(placeholder)?.[1] ?? []);

test('the examples in the search boxes are understood, and find something', async () => {
  let tried = 0;
  for (const [slug, real] of demos)
    for (const example of examplesIn(real.settings.search.keyword_placeholder)) {
      const { criteria, leftOut, asWords } = await read(example, real);
      expect({ slug, query: criteria.query, leftOut, asWords }).toEqual({
        slug,
        query: undefined,
        leftOut: [],
        asWords: [],
      });
      expect(await real.stock.count(criteria), example).toBeGreaterThan(0);
      tried += 1;
    }
  expect(tried).toBe(4);
});

test('an open car is a convertible, whatever the models are called', async () => {
  const real = new Map(demos).get('wattle-rye')!;
  const { criteria } = await read('an open car with a manual under 150k', real);
  const found = await real.stock.first(criteria, 10);
  expect(
    found.map(({ simple_body, simple_transmission }) => [simple_body, simple_transmission]),
  ).toEqual([['convertible', 'Manual']]);
});

test.each(demos)('on %s, its own word for what it sells narrows nothing', async (_, real) => {
  const { singular, plural } = real.settings.vehicle_type;
  for (const noun of [singular, plural]) {
    expect((await read(noun, real)).criteria).toEqual(everything);
    for (const words of ['under 80k', 'used', 'white']) {
      const { criteria } = await read(words, real);
      expect((await read(`${noun} ${words}`, real)).criteria).toEqual(criteria);
      expect((await read(`${words} ${noun}`, real)).criteria).toEqual(criteria);
    }
  }
});
