import { expect, test } from 'vitest';
import { haveRealListings } from './support/real-listings.ts';
import { realStock } from './support/real-stock.ts';
import { demoStocks } from './support/search/demo-stocks.ts';
import { titlePhrases, unsettledSearches } from './support/search/unsettled-searches.ts';

const demos = await demoStocks();

test.each([...demos])(
  'on %s, every word, pair and triple of the titles leads to an address that stays',
  async (_, real) => {
    const phrases = titlePhrases(real.vehicles);
    expect(phrases.length).toBeGreaterThan(300);
    expect(await unsettledSearches(phrases, real)).toEqual([]);
  },
);

// a word of one yard's titles may mean something else, or nothing, in the stock of another
test('on every demo site, so does every word of the other sites’ titles', async () => {
  const words = titlePhrases([...demos.values()].flatMap(({ vehicles }) => vehicles)).filter(
    (phrase) => !phrase.includes(' '),
  );
  for (const real of demos.values()) expect(await unsettledSearches(words, real)).toEqual([]);
});

// a fifth of the pairs and triples; all of them take most of a minute
test.skipIf(!haveRealListings)('on the real listings, so does every word of theirs', async () => {
  const real = await realStock();
  const phrases = titlePhrases(real.vehicles);
  expect(phrases.length).toBeGreaterThan(20_000);
  const sample = phrases.filter((phrase, at) => !phrase.includes(' ') || at % 5 === 0);
  expect(await unsettledSearches(sample, real)).toEqual([]);
});
