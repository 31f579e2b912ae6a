import { expect, test } from 'vitest';
import { haveListings, listingsFile, realStock } from '#tests/support/real-stock.ts';
import { meanOf, type QueryQuality, searchQuality } from '#tests/support/search-quality.ts';

if (!haveListings) {
  console.info(`The real listings are not at ${listingsFile}: set REAL_LISTINGS.`);
}
const qualities = haveListings ? await searchQuality(await realStock()) : [];

test.skipIf(!haveListings)('every query of the test set means some of the real listings', () => {
  expect(qualities.length).toBeGreaterThanOrEqual(150);
  expect(qualities.filter(({ wanted }) => wanted === 0).map(({ query }) => query)).toEqual([]);
});

test.skipIf(!haveListings)('the search finds what shoppers mean, and little else', () => {
  expect(meanOf(qualities, 'recall')).toBeGreaterThanOrEqual(0.97);
  expect(meanOf(qualities, 'precision')).toBeGreaterThanOrEqual(0.95);
});

test.skipIf(!haveListings)(
  'no query of the test set finds nothing or loses most of what it means',
  () => {
    const lost = ({ recall, precision }: QueryQuality) => recall < 0.6 || precision < 0.5;
    expect(qualities.filter(lost)).toEqual([]);
  },
);
