import { expect, test } from 'vitest';
import { haveRealListings } from './support/real-listings.ts';
import { realStock } from './support/real-stock.ts';
import { demoStocks } from './support/search/demo-stocks.ts';
import { titlePhrases, unsettledSearches } from './support/search/unsettled-searches.ts';

const demos = await demoStocks();

/** Every word, and every so-many-th of the pairs and triples: all of them take minutes. */
function sampled(phrases: readonly string[], every: number): string[] {
  return phrases.filter((phrase, at) => !phrase.includes(' ') || at % every === 0);
}

test.each([...demos])(
  'on %s, words, pairs and triples of the titles lead to an address that stays',
  async (_, real) => {
    const phrases = titlePhrases(real.vehicles);
    expect(phrases.length).toBeGreaterThan(100);
    expect(await unsettledSearches(sampled(phrases, 3), real)).toEqual([]);
  },
);

// a word of one yard's titles may mean something else, or nothing, in the stock of another
test('on every demo site, so does every word of the other sites’ titles', async () => {
  const words = titlePhrases([...demos.values()].flatMap(({ vehicles }) => vehicles)).filter(
    (phrase) => !phrase.includes(' '),
  );
  for (const real of demos.values()) expect(await unsettledSearches(words, real)).toEqual([]);
});

test.skipIf(!haveRealListings)('on the real listings, so does every word of theirs', async () => {
  const real = await realStock();
  const phrases = titlePhrases(real.vehicles);
  expect(phrases.length).toBeGreaterThan(20_000);
  expect(await unsettledSearches(sampled(phrases, 25), real)).toEqual([]);
});
