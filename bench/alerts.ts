/**
 * Measures the matching of changed stock against saved searches: npm run bench -- alerts [--searches 10000]
 *
 * Imports the real listings (REAL_LISTINGS) into a private PostgreSQL, saves searches of real values, and applies a
 * feed of 1,000 changes: 700 new prices, 200 new vehicles and 100 sold ones. Compares the matching with a plain loop
 * that tests each changed vehicle against each search.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import { vehicleRow } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { matchChanges } from '#services/alerts/match-changes.ts';
import { MATCHES_PER_SEARCH, NewMatches } from '#services/alerts/new-matches.ts';
import { storableCriteria } from '#services/alerts/stored-criteria.ts';
import { placeFinder } from '#services/sites/place-finder.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import type { VehicleChange } from '#store/alerts/stock-news.ts';
import type { Schema } from '#store/database/schema.ts';
import { openDatabase } from '#store/database/open-database.ts';
import { DealershipStock, type StagedVehicle } from '#store/stock/dealership-stock.ts';
import { searchableVehicles } from '#store/stock/stock-changes.ts';
import { importedListings } from '../tests/support/real-vehicles.ts';
import { haveRealListings } from '../tests/support/real-listings.ts';
import { recordingJobs } from '../tests/support/recording-jobs.ts';
import { seededRandom } from '../tests/support/seeded-random.ts';
import { startPostgresCluster } from '../tests/support/servers/postgres-cluster.ts';
import { someSite } from '../tests/support/sites.ts';
import { newPostgresDatabase } from '../tests/support/postgres-databases.ts';

const { values: flags } = parseArgs({
  options: { searches: { type: 'string', default: '10000' } },
});
const SEARCHES = Number(flags.searches);
const SEARCHES_PER_VISITOR = 5;
const GOAL_MS = 2000;
const [ADDED, SOLD, REPRICED] = [200, 100, 700];

if (!haveRealListings) process.exit(0);
const cluster = await startPostgresCluster();
if (!cluster) throw new Error('PostgreSQL is not installed');
const database = await openDatabase({
  dataDir: '',
  databaseUrl: await newPostgresDatabase(cluster.url),
  onError: (error) => console.error(error),
});
const { db } = database;
const site = someSite('listings', { alerts: { enabled: true } });
const sites = new SiteDirectory([site], 'localhost');
const dealershipName = () => 'Listings yard';
const places = placeFinder(() => sites, placeOfPostcode);
const random = seededRandom(7);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const listings = await importedListings();
await feed(listings.slice(ADDED), false);
const before = await allVehicles(db);
const wanted = Array.from({ length: SEARCHES }, () => someSearch(pick(before)));
const round = async () => {
  const index = new VehicleIndex(dealershipName, places);
  await index.apply(await allVehicles(db));
  return {
    db,
    jobs: recordingJobs().jobs,
    sites: () => sites,
    index,
    log: console,
    now: new Date(),
    stockVersion: () => Number.MAX_SAFE_INTEGER,
    dealershipName,
    places,
    quotesOnRateCard: true,
  };
};
await matchChanges(await round());
await saveSearches(db, wanted);
const changed = listings.slice(ADDED).map((facts, at) => {
  if (at < SOLD) return { ...facts, status: 'sold' };
  return at < SOLD + REPRICED ? { ...facts, price: (facts.price ?? 20_000) - 1000 } : facts;
});
await feed([...listings.slice(0, ADDED), ...changed.slice(0, SOLD + REPRICED)], true);
const changes = changesBetween(before, await allVehicles(db));

const context = await round();
const whole = await timed(() => matchChanges(context));
const { items } = await db
  .selectFrom('alert_item')
  .select(({ fn }) => fn.countAll<number>().as('items'))
  .executeTakeFirstOrThrow();
const ours = await timed(() => matchesOfEngine(changes));
const plain = await timed(async () => matchesOfLoop(changes));

const milliseconds = ({ ms }: { ms: number }): string => `${ms.toFixed(0)} ms`.padStart(9);
console.log(`${changes.length} changes against ${SEARCHES} saved searches`);
console.log(
  'read, matched and stored'.padEnd(32),
  milliseconds(whole),
  `goal ${GOAL_MS} ms`,
  whole.ms <= GOAL_MS ? 'met' : 'MISSED',
);
console.log('alerts stored'.padEnd(32), String(items).padStart(6));
console.log('matched alone'.padEnd(32), milliseconds(ours), `${ours.result} matches`);
console.log('plain loop'.padEnd(32), milliseconds(plain), `${plain.result} matches`);
console.log('plain loop / matched alone'.padEnd(32), (plain.ms / ours.ms).toFixed(1).padStart(6));
await database.close();
await cluster.stop();
process.exit(0);

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
}

async function allVehicles(from: Kysely<Schema>): Promise<Vehicle[]> {
  const vehicles: Vehicle[] = [];
  for await (const batch of searchableVehicles(from)) vehicles.push(...batch);
  return vehicles;
}

async function feed(rows: typeof listings, delta: boolean): Promise<void> {
  const stock = new DealershipStock(db, 'listings-yard');
  const importId = randomUUID();
  const staged = rows.map(({ status = 'in_stock', ...facts }, at): StagedVehicle => ({
    row_number: at,
    line: at,
    identity: facts.stocknum ?? facts.vin ?? facts.name,
    slug_stem: 'listing',
    status,
    facts,
  }));
  for (let from = 0; from < staged.length; from += 1000)
    await stock.stage(importId, staged.slice(from, from + 1000));
  await stock.dropDuplicates(importId);
  await stock.updateStatistics();
  const report = () => ({});
  await stock.merge({ importId, source: 'bench', delta, force: true, dryRun: false, report });
}

/** What a shopper might save who wants a vehicle like this one. */
function someSearch({
  make,
  model,
  body,
  car_type,
  fuel,
  price = 30_000,
  year,
}: Vehicle): Criteria {
  const choices: Criteria['choices'] = {
    ...(random() < 0.9 && make && { make: [make] }),
    ...(random() < 0.7 && make && model && { make: [make], model: [model] }),
    ...(random() < 0.3 && body && { body: [body] }),
    ...(random() < 0.3 && { car_type: [car_type] }),
    ...(random() < 0.2 && fuel && { fuel: [fuel] }),
  };
  const ranges: Criteria['ranges'] = {
    ...(random() < 0.6 && { price: { max: Math.ceil(price / 5000) * 5000 } }),
    ...(random() < 0.3 && year && { year: { min: year - 1 } }),
  };
  return { ...everything, choices, ranges };
}

async function saveSearches(to: Kysely<Schema>, searches: readonly Criteria[]): Promise<void> {
  for (let from = 0; from < searches.length; from += SEARCHES_PER_VISITOR * 200) {
    const slice = searches.slice(from, from + SEARCHES_PER_VISITOR * 200);
    const visitors = slice
      .filter((_, at) => at % SEARCHES_PER_VISITOR === 0)
      .map(() => randomUUID());
    const email = (id: string): string => `${id}@example.com`;
    await to
      .insertInto('visitor')
      .values(
        visitors.map((id) => ({
          id,
          site_slug: 'listings',
          phone: id,
          name: '',
          last_name: '',
          email: email(id),
        })),
      )
      .execute();
    await to
      .insertInto('alert_subscriber')
      .values(visitors.map((id) => ({ visitor_id: id, origin: '', confirmed_email: email(id) })))
      .execute();
    await to
      .insertInto('saved_search')
      .values(
        slice.map((criteria, at) => ({
          id: randomUUID(),
          visitor_id: visitors[Math.floor(at / SEARCHES_PER_VISITOR)]!,
          site_slug: 'listings',
          title: 'Search',
          address: `/search?at=${from + at}`,
          criteria: JSON.stringify(storableCriteria(criteria)),
          frequency: 'at-once' as const,
          since_version: 0,
        })),
      )
      .execute();
  }
}

function changesBetween(earlier: readonly Vehicle[], later: readonly Vehicle[]): VehicleChange[] {
  const known = new Map(earlier.map((vehicle) => [vehicle.id, vehicle]));
  return later
    .filter((vehicle) => known.get(vehicle.id)?.updated_at !== vehicle.updated_at)
    .map((after) => ({ after, before: known.get(after.id), firstVersion: 9, version: 9 }));
}

async function matchesOfEngine(all: readonly VehicleChange[]): Promise<number> {
  const now = new Date();
  const matches = await NewMatches.of(all, { dealershipName, places, quotesOnRateCard: true, now });
  const stock = new VehicleIndex(dealershipName, places).open(site, now);
  let found = 0;
  for (const criteria of wanted) {
    const ordered = { ...criteria, sortBy: 'newest' as const };
    found += (await matches.ofSearch(site, { criteria: ordered, since_version: 0 }, stock)).length;
  }
  return found;
}

function matchesOfLoop(all: readonly VehicleChange[]): number {
  const rowOf = (vehicle: Vehicle | undefined) =>
    vehicle && vehicle.status !== 'sold' ? vehicleRow(vehicle, dealershipName()) : undefined;
  const rows = all.map(({ after, before: was }) => ({ now: rowOf(after), was: rowOf(was) }));
  let found = 0;
  for (const criteria of wanted) {
    const matches = plainTest(criteria);
    const isNews = ({ now, was }: (typeof rows)[number]) =>
      now !== undefined && matches(now) && !(was && matches(was));
    found += Math.min(MATCHES_PER_SEARCH, rows.filter(isNews).length);
  }
  return found;
}

function plainTest({ choices, ranges }: Criteria) {
  const wantedChoices = Object.entries(choices).map(
    ([name, values]) => [name, new Set(values.map((value) => value.toLowerCase()))] as const,
  );
  const wantedRanges = Object.entries(ranges);
  return (row: Readonly<Record<string, unknown>>): boolean =>
    wantedChoices.every(([name, values]) => {
      const value = row[name];
      const each: unknown[] = Array.isArray(value) ? value : [value];
      return each.some((one) => values.has(String(one).toLowerCase()));
    }) &&
    wantedRanges.every(([name, { min = -Infinity, max = Infinity }]) => {
      const value = Number(row[name] ?? NaN);
      return value >= min && value <= max;
    });
}
