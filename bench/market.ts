/**
 * Measures the market price model: node bench/market.ts [--stock 16734,100000] [--lookups 200] [--best-of 1]
 *
 * Predicts each real listing (REAL_LISTINGS) from the others; the floor is the median of its model and year. Then looks
 * up the comparables of a model in a stock of each size, in the embedded database or in an empty PostgreSQL database
 * that DATABASE_URL names.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { Comparable } from '../src/domain/market/market-vehicle.ts';
import { marketEstimate } from '../src/domain/market/market-estimate.ts';
import { seededRandom } from '../tests/support/seeded-random.ts';
import {
  errorDistribution,
  leaveOneOutPredictions,
  type Prediction,
} from '../src/services/market-accuracy/leave-one-out-predictions.ts';
import { listedComparables } from '../src/services/market-accuracy/listed-comparables.ts';
import { medianOfModelYear } from '../src/services/market-accuracy/median-of-model-year.ts';
import { comparableVehicles } from '../src/store/stock/comparable-vehicles.ts';
import { openDatabase } from '../src/store/database/open-database.ts';
import type { Database } from '../src/store/database/database.ts';
import { haveRealListings, realListings } from '../tests/support/real-listings.ts';

const { values: flags } = parseArgs({
  options: {
    stock: { type: 'string', default: '16734,100000' },
    lookups: { type: 'string', default: '200' },
    /** The number of tries per lookup, of which the best counts; for a busy machine. */
    'best-of': { type: 'string', default: '1' },
  },
});

/** Goals in milliseconds: the median of an estimate and of a database lookup. */
const GOALS = { estimate: 1, lookup: 5 };
/** A lookup may take this many times as long as reading only the vehicles' ids. */
const LOOKUP_RATIO = 4;
/** The median error may be this share of the floor's. */
const ERROR_RATIO = 0.65;
/** Fills a vehicle's document with pictures, comments and equipment of typical size. */
const OTHER_FACTS = {
  dealercomments: 'One owner, full service history, two keys. '.repeat(25),
  images: Array.from({ length: 15 }, (_, at) => ({ url: `https://pictures.example/${at}.jpg` })),
  standardEquipment: Array.from({ length: 40 }, (_, at) => `Equipment number ${at}`),
};
const BATCH = 2000;

if (!haveRealListings) process.exit(0);
const listings = await listedComparables(realListings);
reportAccuracy();
for (const size of flags.stock.split(',').map(Number)) await measureLookups(size);

function reportAccuracy(): void {
  console.log(
    `${listings.length} listings, each predicted from the others; errors in % of the price`,
  );
  console.log('                             answered  median    p75    p90   bias  in range');
  const floor = leaveOneOutPredictions(listings, medianOfModelYear);
  reportErrors('median of model and year', floor);
  const started = performance.now();
  const predictions = leaveOneOutPredictions(listings, marketEstimate);
  const ms = (performance.now() - started) / listings.length;
  reportErrors('market estimate', predictions);
  const confident = (from: number, to: number) =>
    predictions.filter(
      ({ predicted: { confidence = 0 } }) => confidence > from && confidence <= to,
    );
  for (const from of [0, 0.2, 0.4, 0.6, 0.8])
    reportErrors(`  confidence ${from} to ${(from + 0.2).toFixed(1)}`, confident(from, from + 0.2));
  reportErrors('  that a gauge shows', confident(0.2, 1));
  const ratio = errorDistribution(predictions).median / errorDistribution(floor).median;
  report('median error against the median of model and year', ratio, ERROR_RATIO, '');
  report('one estimate', ms, GOALS.estimate, 'ms');
}

function reportErrors(name: string, predictions: readonly Prediction[]): void {
  const { median, p75, p90, bias, inRange } = errorDistribution(predictions);
  const percent = (share: number | undefined) =>
    (share === undefined ? '' : (share * 100).toFixed(1)).padStart(7);
  const answered = percent(predictions.length / listings.length);
  console.log(
    `${name.padEnd(30)}${answered} ${percent(median)}${percent(p75)}${percent(p90)}${percent(bias)}   ${percent(inRange)}`,
  );
}

async function measureLookups(size: number): Promise<void> {
  console.log(`\n${size.toLocaleString('en-AU')} vehicles`);
  // oxlint-disable-next-line no-process-env -- the benchmark takes its database from the environment
  const { DATABASE_URL: databaseUrl } = process.env;
  const database = await openDatabase({
    databaseUrl,
    dataDir: 'memory://',
    poolSize: 4,
    onError: console.error,
  });
  try {
    await fill(database, size);
    // the database does this automatically, but later
    await sql`analyze vehicle`.execute(database.db);
    await lookUp(database);
  } finally {
    await database.db.deleteFrom('vehicle').execute();
    await database.close();
  }
}

async function fill({ db }: Database, size: number): Promise<void> {
  for (let from = 0; from < size; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, size - from) }, (_, at) => from + at);
    await db
      .insertInto('vehicle')
      .values(
        batch.map((number) => ({
          dealership_slug: 'yard',
          identity: `S${number}`,
          slug: `v-${number}`,
          status: 'in_stock',
          facts: JSON.stringify({ ...listings[number % listings.length], ...OTHER_FACTS }),
          created_at: new Date(),
          updated_at: new Date(),
          version: 1,
        })),
      )
      .execute();
  }
}

/** Looks up a random vehicle, so that common models come up often. */
async function lookUp({ db }: Database): Promise<void> {
  const random = seededRandom(5);
  const someListing = () => listings[Math.floor(random() * listings.length)] as Comparable;
  const times: number[] = [];
  const floors: number[] = [];
  let rows = 0;
  for (let lookup = 0; lookup < Number(flags.lookups); lookup++) {
    const { make, model } = someListing();
    const found = await timed(async () => (await comparableVehicles(db, make, model)).length);
    const floor = await timed(() => countIds(db, make, model));
    times.push(found.ms);
    floors.push(floor.ms);
    rows += found.answer;
  }
  console.log(`  comparables of a model: ${Math.round(rows / times.length)} on average`);
  report('lookup p50', percentile(times, 50), GOALS.lookup, 'ms');
  report('lookup p99', percentile(times, 99), NaN, 'ms');
  report('lookup against reading the ids', sum(times) / sum(floors), LOOKUP_RATIO, '');
}

/** The floor of a lookup: reading only the ids of the same vehicles. */
async function countIds(db: Database['db'], make: string, model: string): Promise<number> {
  const { rows } = await sql`
    select id from vehicle
    where lower(facts->>'make') = lower(${make}) and lower(facts->>'model') = lower(${model})
    order by id desc limit 1000`.execute(db);
  return rows.length;
}

/** Runs a task several times and returns the best time. */
async function timed(work: () => Promise<number>): Promise<{ answer: number; ms: number }> {
  let [ms, answer] = [Infinity, 0];
  for (let attempt = 0; attempt < Number(flags['best-of']); attempt++) {
    const started = performance.now();
    answer = await work();
    ms = Math.min(ms, performance.now() - started);
  }
  return { answer, ms };
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(((sorted.length - 1) * percent) / 100)] ?? NaN;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function report(name: string, value: number, goal: number, unit: string): void {
  const verdict = Number.isNaN(goal)
    ? ''
    : `goal ${goal} ${unit}: ${value <= goal ? 'met' : 'MISSED'}`;
  console.log(`  ${name.padEnd(52)} ${value.toFixed(3)} ${unit.padEnd(4)} ${verdict}`);
}
