/**
 * Measures enquiries over HTTP while their e-mails are delivered to an SMTP server on this machine, on the embedded
 * database and on a private PostgreSQL:
 *
 * - throughput: concurrent shoppers who send one enquiry after another, compared with a bare INSERT of the same row in
 *   its own transaction
 * - latency: enquiries at the target rate, however slow the responses are
 *
 *     npm run bench -- leads [--seconds 8] [--only pglite|postgres]
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#store/database/open-database.ts';
import { insertLead } from '#store/leads/leads.ts';
import { exchange } from '../tests/support/servers/exchange.ts';
import { someSubmission } from '../tests/support/leads.ts';
import { startMailReceiver } from '../tests/support/servers/mail-receiver.ts';
import { startPostgresCluster } from '../tests/support/servers/postgres-cluster.ts';
import { startServer } from '../tests/support/servers/server-process.ts';
import { newPostgresDatabase } from '../tests/support/postgres-databases.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
});
const SECONDS = Number(flags.seconds);
const GOALS = { pglite: 50, postgres: 200 };
const P99_MS = 250;
const SHOPPERS = 16;
const HOST = 'banksia-motors.localhost';

type Engine = keyof typeof GOALS;

if (flags.only !== 'postgres') await measure('pglite');
if (flags.only !== 'pglite') {
  const cluster = await startPostgresCluster();
  if (cluster) {
    await measure('postgres', cluster.url);
    await cluster.stop();
  } else console.log('PostgreSQL is not installed, so it is not measured');
}
process.exit(0);

async function measure(engine: Engine, clusterUrl?: string): Promise<void> {
  const goal = GOALS[engine];
  const floor = await bareInserts(clusterUrl);
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const mail = await startMailReceiver();
  const server = await startServer({
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    POSTS_PER_MINUTE: '100000000',
    LEADS_PER_HOUR: '100000000',
    ...(clusterUrl && { DATABASE_URL: await newPostgresDatabase(clusterUrl) }),
  });
  const { body } = await exchange({ port: server.port, host: HOST, path: '/search' });
  const [path] = /\/cars\/[\w-]+/.exec(body) ?? [];
  if (!path) throw new Error('The demo has no vehicle');
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const send = () => enquire(server.port, path, agent);

  await eachAfterTheOther(send, 2);
  const mailsBefore = mail.mails.length;
  const most = await eachAfterTheOther(send, SECONDS);
  const mails = mail.mails.length - mailsBefore;
  console.log(
    `${engine}: ${most.perSecond.toFixed(0)} enquiries/s stored (goal ${goal} ${met(most.perSecond >= goal)}), ` +
      `${(mails / SECONDS).toFixed(0)} mails/s delivered meanwhile; bare INSERT: ${floor.toFixed(0)}/s; ratio ${(most.perSecond / floor).toFixed(2)}`,
  );
  const paced = await atRate(send, goal, SECONDS);
  const p99 = percentile(paced, 99);
  console.log(
    `${engine}: at ${goal}/s answered in ${percentile(paced, 50).toFixed(0)} ms (median), ${p99.toFixed(0)} ms (p99; goal ${P99_MS} ${met(p99 < P99_MS)})`,
  );
  const waited = performance.now();
  const sent = most.sent + paced.length;
  const waiting = sent - (mail.mails.length - mailsBefore);
  while (mail.mails.length - mailsBefore < sent && performance.now() - waited < 120_000)
    await delay(100);
  const left = sent - (mail.mails.length - mailsBefore);
  const seconds = (performance.now() - waited) / 1000;
  console.log(
    `${engine}: ${Math.max(0, waiting)} mails were still queued, ${Math.max(0, left)} are after ${seconds.toFixed(1)} s more`,
  );
  agent.destroy();
  await server.kill();
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The floor: inserting the lead's row in its own transaction, with the same concurrency and pool size. */
async function bareInserts(clusterUrl: string | undefined): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const database = await openDatabase({
    dataDir: folder,
    ...(clusterUrl && { databaseUrl: await newPostgresDatabase(clusterUrl) }),
    onError: (error) => console.error(error),
  });
  const insert = async (): Promise<number> => {
    const started = performance.now();
    const id = randomUUID();
    await insertLead(database.db, {
      ...someSubmission(),
      site_slug: 'yard',
      id,
      idempotency_key: id,
    });
    return performance.now() - started;
  };
  await eachAfterTheOther(insert, 1);
  const { perSecond } = await eachAfterTheOther(insert, Math.min(SECONDS, 4));
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return perSecond;
}

/** Runs concurrent senders, each of which sends again as soon as it gets a response. */
async function eachAfterTheOther(
  send: () => Promise<number>,
  seconds: number,
): Promise<{ perSecond: number; sent: number }> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let sent = 0;
  const shopper = async (): Promise<void> => {
    while (performance.now() < end) {
      await send();
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return { perSecond: sent / ((performance.now() - started) / 1000), sent };
}

/** @returns the latency of each enquiry in milliseconds, from the moment at which it was due */
async function atRate(
  send: () => Promise<number>,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const started = performance.now();
  const all: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await delay(early);
    all.push(send().then(() => performance.now() - due));
  }
  return Promise.all(all);
}

/**
 * Sends an enquiry from a new shopper.
 *
 * @returns the latency in milliseconds
 */
function enquire(port: number, path: string, agent: Agent): Promise<number> {
  const id = randomUUID();
  const body = new URLSearchParams({
    name: 'Mia',
    last_name: 'Chen',
    email: `${id}@example.com`,
    phone: '0491 570 006',
    message: 'Is it still there? I could come on Saturday morning to have a look.',
    terms_conditions: 'on',
    idempotency_key: id,
  }).toString();
  const started = performance.now();
  return new Promise((fulfil, reject) => {
    const headers = {
      host: `${HOST}:${port}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent },
      (response) => {
        response.resume();
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode === 303) fulfil(performance.now() - started);
          else reject(new Error(`The server answered the enquiry with ${response.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function percentile(figures: readonly number[], percent: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

function met(is: boolean): string {
  return is ? 'met' : 'MISSED';
}
