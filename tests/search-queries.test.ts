import { expect, test } from 'vitest';
import { realStock } from '#tests/support/real-stock.ts';
import { meanOf, type QueryQuality, searchQuality } from '#tests/support/search/search-quality.ts';
import { haveRealListings } from './support/real-listings.ts';

const qualities = haveRealListings ? await searchQuality(await realStock()) : [];

test.skipIf(!haveRealListings)(
  'every query of the test set means at least one real listing',
  () => {
    expect(qualities.length).toBeGreaterThanOrEqual(150);
    expect(qualities.filter(({ wanted }) => wanted === 0).map(({ query }) => query)).toEqual([]);
  },
);

test.skipIf(!haveRealListings)('the search finds what shoppers mean and little else', () => {
  expect(meanOf(qualities, 'recall')).toBeGreaterThanOrEqual(0.97);
  expect(meanOf(qualities, 'precision')).toBeGreaterThanOrEqual(0.95);
});

test.skipIf(!haveRealListings)(
  'no query of the test set returns nothing or misses most of what it means',
  () => {
    const lost = ({ recall, precision }: QueryQuality) => recall < 0.6 || precision < 0.5;
    expect(qualities.filter(lost)).toEqual([]);
  },
);
