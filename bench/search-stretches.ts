/**
 * Measures how long single requests and changes block the process, with the real schema and the real listings with
 * generated stock numbers: node bench/search-stretches.ts [--sizes 16733,100000,1000000] [--tries 5]
 *
 * Each kind of request is the worst of its kind. The event loop waits while an index is searched, so these times are
 * also how long all other visitors wait.
 */
import { parseArgs } from 'node:util';
import { equals } from '../src/search/engine/filters/expression.ts';
import { type Row, SearchIndex } from '../src/search/engine/search-index.ts';
import type { SearchRequest, SortBy } from '../src/search/engine/search-request.ts';
import { vehicleSchema } from '../src/search/vehicle-search/embedded/vehicle-columns.ts';
import { realVehicles, resampledVehicles, stockRow } from '../tests/support/real-vehicles.ts';
import { haveRealListings } from '../tests/support/real-listings.ts';

const { values: flags } = parseArgs({
  options: {
    sizes: { type: 'string', default: '16733,100000,1000000' },
    tries: { type: 'string', default: '5' },
  },
});

/** Goals: the longest time of a request in milliseconds, by the number of vehicles. */
const goals: Record<number, number> = { 16733: 25, 100000: 25, 1000000: 100 };
const indexingGoal = 50;

const stats = ['km', 'price', 'subscription_price', 'created_at_timestamp'];
const everyFacet = {
  facets: Object.keys(vehicleSchema.columns).filter(
    (name) =>
      ![...stats, 'stocknum', 'vehicle_id', 'place'].includes(name) && !name.endsWith('_rank'),
  ),
  stats,
};

if (!haveRealListings) process.exit(0);
const listings = await realVehicles();
warmUp();
for (const size of flags.sizes.split(',').map(Number)) measure(size);

/** Runs all requests on a small index first, so that no measurement includes compiling the code. */
function warmUp(): void {
  const index = new SearchIndex(vehicleSchema);
  index.upsertAll(Array.from(resampledVehicles(listings, 2000), (vehicle) => stockRow(vehicle)));
  for (let round = 0; round < 3; round += 1) {
    for (const [, request] of worstRequests()) index.search(request);
  }
}

function measure(size: number): void {
  console.log(`\n${size.toLocaleString('en-AU')} vehicles`);
  const index = new SearchIndex(vehicleSchema);
  // generated one by one: a million row objects would burden the garbage collector, which no server has
  reportSlices('indexing', index.upsertInSlices(rowsOf(size), size));
  reportSlices('settled', index.settle());
  const goal = goals[size] ?? Number.NaN;
  for (const [name, request] of worstRequests()) {
    const [first = Number.NaN, ...later] = Array.from({ length: Number(flags.tries) }, () =>
      timeOf(() => index.search(request)),
    );
    report(name, first, Math.min(...later), goal);
  }
  const renamed = rowsOfLargestDealership(size).map(([id, row]): [number, Row] => [
    id,
    { ...row, dealership_name: 'Another Name' },
  ]);
  reportSlices(
    `${renamed.length} rows of a renamed dealership`,
    index.upsertInSlices(renamed, renamed.length),
  );
}

function* worstRequests(): Generator<[string, SearchRequest]> {
  for (const text of [
    'a',
    's',
    '1',
    'u1',
    'u10',
    'avp',
    'u100',
    'avp-1',
    'mazda cx 5',
    'toyota',
    '2 0 1 a e',
    'a b c d e f g h',
    'automatic petrol',
    'toyta corola automtic',
    'front airbags rear camera power windows',
    '"power windows"',
    '"automatic"',
    '"2019"',
    'a "automatic"',
  ]) {
    yield [`q: ${text}`, { text, ...everyFacet, limit: 21 }];
  }
  for (const text of ['a b c d e f g h i j', 'toyta corola automtic diesl whte landcruser']) {
    yield [`some of: ${text}`, { text, droppedWords: 'last', ...everyFacet, limit: 21 }];
  }
  const sorts: [string, SortBy[]][] = [
    ['reserved', [{ by: 'reserved', direction: 'asc' }]],
    ['seats', [{ by: 'seats', direction: 'desc' }]],
    ['make', [{ by: 'make', direction: 'asc' }]],
    ['stocknum', [{ by: 'stocknum', direction: 'desc' }]],
    [
      'item_type, price',
      [
        { by: 'item_type', direction: 'asc' },
        { by: 'price', direction: 'desc' },
      ],
    ],
    [
      'certified, make, km',
      [
        { by: 'certified', direction: 'asc' },
        { by: 'make', direction: 'asc' },
        { by: 'km', direction: 'asc' },
      ],
    ],
  ];
  for (const [name, sort] of sorts) {
    yield [`sort by ${name}`, { sort, limit: 21 }];
    yield [`sort by ${name}, page 200`, { sort, offset: 4200, limit: 21 }];
    yield [`sort by ${name} of some`, { sort, filter: equals('fuel', 'Diesel'), limit: 21 }];
  }
  // settings allow up to 1,000 values per facet
  for (const facetValues of [100, 1000]) {
    yield [
      `facets of three numbers, ${facetValues} values each`,
      { facets: ['price', 'km', 'created_at_timestamp'], facetValues, limit: 0 },
    ];
  }
  yield ['distinct make', { distinct: 'make', ...everyFacet, limit: 21 }];
  yield ['facet of stock numbers', { facets: ['stocknum'], facetValues: 1000, limit: 0 }];
  yield ['all facets and bounds', { ...everyFacet, limit: 21 }];
  yield ['a page of 1,000', { limit: 1000 }];
  yield ['the last page', { offset: 1_000_000, limit: 21 }];
}

function* rowsOf(size: number): Generator<[number, Row]> {
  for (const vehicle of resampledVehicles(listings, size)) yield stockRow(vehicle);
}

/** The rows of its largest dealership, up to one batch of changes. */
function rowsOfLargestDealership(size: number): [number, Row][] {
  const sizes = new Map<unknown, number>();
  for (const [, { dealership_slug: slug }] of rowsOf(size))
    sizes.set(slug, (sizes.get(slug) ?? 0) + 1);
  const [largest] = [...sizes].reduce((best, each) => (each[1] > best[1] ? each : best));
  const rows: [number, Row][] = [];
  for (const row of rowsOf(size)) {
    if (row[1]['dealership_slug'] === largest) rows.push(row);
    if (rows.length > 2000) break;
  }
  return rows;
}

function reportSlices(name: string, slices: Generator<void>): void {
  let total = 0;
  let longest = 0;
  for (let isDone = false; !isDone;) {
    const time = timeOf(() => (isDone = slices.next().done === true));
    total += time;
    longest = Math.max(longest, time);
  }
  const verdict = longest <= indexingGoal ? 'met' : 'NOT MET';
  console.log(
    `  ${name.padEnd(44)} all ${total.toFixed(0).padStart(10)}  longest ${longest.toFixed(1).padStart(5)} ms  ${verdict}`,
  );
}

function report(name: string, first: number, best: number, goal: number): void {
  const verdict = Number.isNaN(goal) ? '' : Math.max(first, best) <= goal ? 'met' : 'NOT MET';
  console.log(
    `  ${name.padEnd(44)} first ${first.toFixed(1).padStart(8)}  then ${best.toFixed(1).padStart(8)} ms  ${verdict}`,
  );
}

/** Measures CPU time of this thread in milliseconds, which excludes other load on the machine. */
function timeOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
