/**
 * Measures many sites in one process, on PostgreSQL, while a feed changes the stock:
 *
 * - start: seconds to the first page, and memory
 * - cost: CPU time of an uncached page, compared with that of one page requested repeatedly on an installation with a
 *   single site, in the same run
 * - load: latency at fixed request rates, however slow the responses are; one page in three is uncached
 *
 *     npm run bench -- sites [--sites 1000] [--vehicles 300] [--rates 50,100,200,300] [--seconds 10] [--pages 600]
 *       [--node-options "--cpu-prof --cpu-prof-dir=/tmp"]
 *
 * DATABASE_URL names an empty database, or one filled earlier with as many sites; without it the benchmark starts a
 * private PostgreSQL.
 */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Database } from '#store/database/database.ts';
import { openDatabase } from '#store/database/open-database.ts';
import { startPostgresCluster } from '../tests/support/servers/postgres-cluster.ts';
import { newPostgresDatabase } from '../tests/support/postgres-databases.ts';
import { makeManySites } from './sites/many-sites.ts';
import {
  type MeasuredServer,
  type Readings,
  startMeasuredServer,
} from './sites/measured-server.ts';
import { type RequestedPage, PageMix } from './sites/page-mix.ts';
import { startFeed } from './sites/running-feed.ts';
import { haveRealListings } from '../tests/support/real-listings.ts';

const { values: flags } = parseArgs({
  options: {
    sites: { type: 'string', default: '1000' },
    vehicles: { type: 'string', default: '300' },
    rates: { type: 'string', default: '50,100,200,300' },
    seconds: { type: 'string', default: '10' },
    pages: { type: 'string', default: '600' },
    'node-options': { type: 'string', default: '' },
  },
});
const SITES = Number(flags.sites);
const VEHICLES = Number(flags.vehicles);
const SECONDS = Number(flags.seconds);
const PAGES = Number(flags.pages);
const RATES = flags.rates.split(',').filter(Boolean).map(Number);
/** The average rate of a dealer's feed: one change a minute. */
const CHANGES_PER_SITE = 1;
/** Popular pages, which stay cached until their stock changes. */
const POPULAR = 400;
const GOALS = { readySeconds: 10, rssMb: 1200, cpuMs: 4, p99Ms: 50 };

/** The status of a response that broke off. */
const BROKEN = 0;

interface TimedResponse {
  status: number;
  /** Milliseconds from the moment at which the request was due. */
  ms: number;
}

// oxlint-disable-next-line no-process-env -- the benchmark takes its database from the environment
const { DATABASE_URL: givenUrl } = process.env;
if (!haveRealListings) process.exit(0);
const cluster = await startPostgresCluster();
if (!cluster) {
  console.log('PostgreSQL is not installed, so there is nothing to measure');
  process.exit(0);
}
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
try {
  const single = await filledDatabase(await newPostgresDatabase(cluster.url), 1);
  const floor = await onePage(single);
  await single.database.close();

  const many = await filledDatabase(givenUrl ?? (await newPostgresDatabase(cluster.url)), SITES);
  await measure(many, floor);
  await many.database.close();
} finally {
  agent.destroy();
  await cluster.stop();
}
process.exit(0);

interface FilledDatabase {
  url: string;
  database: Database;
}

/** Opens a database with the given number of sites, and fills it if it is empty. */
async function filledDatabase(url: string, sites: number): Promise<FilledDatabase> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', onError: console.error });
  const started = performance.now();
  const present = await database.db.selectFrom('site').select('slug').execute();
  if (present.length === 0) {
    await makeManySites(database, { sites, vehicles: VEHICLES });
    const seconds = (performance.now() - started) / 1000;
    console.log(`${sites} x ${VEHICLES} vehicles made in ${seconds.toFixed(0)} s`);
  } else if (present.length !== sites) {
    throw new Error(`The database has ${present.length} sites instead of ${sites}`);
  }
  return { url, database };
}

/** The floor: CPU time of one search page rendered repeatedly on a single site. */
async function onePage({ url, database }: FilledDatabase): Promise<Cost> {
  const server = await startMeasuredServer(url, '');
  const [site] = await database.db.selectFrom('site').select('slug').execute();
  let made = 0;
  const same = (): RequestedPage => ({
    host: `${site?.slug}.localhost`,
    path: `/search?ref=${(made += 1)}`,
  });
  await inTurn(server, same, 300);
  const cost = await costOf(server, same, PAGES);
  await server.stop();
  console.log(`one page of a single site, rendered repeatedly: ${costText(cost)}`);
  return cost;
}

async function measure({ url, database }: FilledDatabase, floor: Cost): Promise<void> {
  const server = await startMeasuredServer(url, flags['node-options']);
  const { secondsToReady: ready } = server;
  const atFirst = await server.read();
  console.log(
    `${SITES} sites ready in ${ready.toFixed(1)} s (goal ${GOALS.readySeconds} ${met(ready <= GOALS.readySeconds)}); ${memoryText(atFirst)}`,
  );
  const mix = await PageMix.open(database);
  await inTurn(server, () => mix.fresh(), 300);
  for (const kind of ['search', 'vehicle', 'home'] as const)
    console.log(`${kind}: ${costText(await costOf(server, () => mix.fresh(kind), PAGES / 3))}`);
  const mixed = await costOf(server, () => mix.fresh(), PAGES);
  console.log(
    `an uncached page: ${costText(mixed)} (goal ${GOALS.cpuMs} ${met(mixed.mainThreadMs <= GOALS.cpuMs)}); ` +
      `${(mixed.mainThreadMs / floor.mainThreadMs).toFixed(2)} times the floor`,
  );
  const endFeed = startFeed(database, {
    vehicles: SITES * VEHICLES,
    perMinute: SITES * CHANGES_PER_SITE,
  });
  const popular = Array.from({ length: POPULAR }, () => mix.fresh());
  for (const rate of RATES) await pagesAtRate(server, mix, popular, rate);
  await endFeed();
  const atLast = await server.read();
  console.log(
    `at the end ${memoryText(atLast)} (goal ${GOALS.rssMb} ${met(atLast.rssMb <= GOALS.rssMb)})`,
  );
  await server.stop();
}

interface Cost {
  mainThreadMs: number;
  cpuMs: number;
}

/** CPU time per page, over `pages` pages with two concurrent requests. */
async function costOf(
  server: MeasuredServer,
  next: () => RequestedPage,
  pages: number,
): Promise<Cost> {
  const before = await server.read();
  await inTurn(server, next, pages);
  const after = await server.read();
  return {
    mainThreadMs: (after.mainThreadMs - before.mainThreadMs) / pages,
    cpuMs: (after.cpuMs - before.cpuMs) / pages,
  };
}

async function inTurn(
  server: MeasuredServer,
  next: () => RequestedPage,
  pages: number,
): Promise<void> {
  let left = pages;
  const shopper = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const page = next();
      const status = await ask(server.port, page);
      if (status >= 400 && status !== 404)
        throw new Error(`${page.host}${page.path} was answered ${status}`);
    }
  };
  await Promise.all([shopper(), shopper()]);
}

async function pagesAtRate(
  server: MeasuredServer,
  mix: PageMix,
  popular: readonly RequestedPage[],
  rate: number,
): Promise<void> {
  let next = 0;
  await inTurn(server, () => popular[(next += 1) % POPULAR]!, POPULAR);
  const before = await server.read();
  const answered = await atRate(rate, (index) =>
    ask(server.port, index % 3 === 0 ? mix.fresh() : popular[(index * 7919) % POPULAR]!),
  );
  const after = await server.read();
  const { answers, seconds } = answered;
  const good = answers
    .filter(({ status }) => status !== BROKEN && status < 500)
    .map(({ ms }) => ms);
  const broken = answers.filter(({ status }) => status === BROKEN).length;
  const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const made = (after.answers['page-made 2xx'] ?? 0) - (before.answers['page-made 2xx'] ?? 0);
  const busy = (after.mainThreadMs - before.mainThreadMs) / (seconds * 1000);
  const p99 = percentile(good, 99);
  console.log(
    `at ${rate}/s: ${(good.length / seconds).toFixed(0)}/s served, ${((100 * made) / answers.length).toFixed(0)} % uncached, ` +
      `p50 ${percentile(good, 50).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (goal ${GOALS.p99Ms} ${met(p99 < GOALS.p99Ms)}), ` +
      `main thread ${(busy * 100).toFixed(0)} %` +
      (refused.length > 0
        ? `, ${refused.length} refused within ${percentile(refused, 99).toFixed(0)} ms (p99)`
        : '') +
      (broken > 0 ? `, ${broken} broke off` : ''),
  );
}

/** Sends requests at a constant rate. */
async function atRate(
  perSecond: number,
  send: (index: number) => Promise<number>,
): Promise<{ answers: TimedResponse[]; seconds: number }> {
  const started = performance.now();
  const all: Promise<TimedResponse>[] = [];
  for (let index = 0; index < perSecond * SECONDS; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await delay(early);
    const asked = send(index).catch(() => BROKEN);
    all.push(asked.then((status) => ({ status, ms: performance.now() - due })));
  }
  const answers = await Promise.all(all);
  return { answers, seconds: (performance.now() - started) / 1000 };
}

/** @returns the status, once the response is complete */
function ask(port: number, { host, path }: RequestedPage): Promise<number> {
  return new Promise((fulfil, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-encoding': 'br' };
    const asked = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => fulfil(response.statusCode ?? 0));
    });
    asked.on('error', (error) => {
      // a connection that was idle too long may be closed just as it is reused
      if (asked.reusedSocket) ask(port, { host, path }).then(fulfil, reject);
      else reject(error);
    });
    asked.end();
  });
}

function costText({ mainThreadMs, cpuMs }: Cost): string {
  return `${mainThreadMs.toFixed(1)} ms of the main thread, ${cpuMs.toFixed(1)} ms of all threads`;
}

function memoryText({ rssMb, peakMb, heapMb }: Readings): string {
  return `${rssMb.toFixed(0)} MB resident (at most ${peakMb.toFixed(0)}), ${heapMb.toFixed(0)} MB of it heap`;
}

function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

function met(is: boolean): string {
  return is ? 'met' : 'MISSED';
}
