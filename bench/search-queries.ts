/**
 * Measures how well the search understands shoppers: node bench/search-queries.ts [--worst 10]
 *
 * Runs each query of the test set on the real listings (REAL_LISTINGS) as the search page does, and compares the
 * results with the columns of the listings.
 */
import { parseArgs } from 'node:util';
import { realStock } from '../tests/support/real-stock.ts';
import {
  meanOf,
  type QueryQuality,
  searchQuality,
} from '../tests/support/search/search-quality.ts';
import { haveRealListings } from '../tests/support/real-listings.ts';

const { values: flags } = parseArgs({ options: { worst: { type: 'string', default: '10' } } });
const GOALS = { recall: 0.97, precision: 0.95 };

if (!haveRealListings) process.exit(0);
const qualities = await searchQuality(await realStock());
for (const share of ['recall', 'precision'] as const) {
  const mean = meanOf(qualities, share);
  console.log(
    `mean ${share} of ${qualities.length} queries`.padEnd(40),
    mean.toFixed(3),
    `goal ${GOALS[share]}`,
    mean >= GOALS[share] ? 'met' : 'MISSED',
  );
}
console.log('\nworst                                    recall precision wanted  found  address');
const score = ({ recall, precision }: QueryQuality): number => recall + precision;
for (const quality of qualities
  .filter(({ wanted }) => wanted > 0)
  .toSorted((a, b) => score(a) - score(b))
  .slice(0, Number(flags.worst))) {
  console.log(
    quality.query.padEnd(40),
    quality.recall.toFixed(2).padStart(6),
    quality.precision.toFixed(2).padStart(9),
    String(quality.wanted).padStart(6),
    String(quality.found).padStart(6),
    '',
    quality.address,
  );
}
