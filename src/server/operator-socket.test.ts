import { BrandPictures } from '#services/sites/brand-pictures.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '#config';
import { operatorSocketPath } from '#operator/operator-socket-path.ts';
import type { Database } from '#store/database/database.ts';
import { openDatabase } from '#store/database/open-database.ts';
import { insertLead } from '#store/leads/leads.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { recordingJobs } from '#tests/support/recording-jobs.ts';
import { someSettings } from '#tests/support/sites.ts';
import { listenForOperator } from './operator-socket.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-socket-'));
/** More than the kernel buffers for a client that does not read. */
const LEADS = 200;
let database: Database;
let server: Server;
let logged: { level: number; msg: string }[];
let ending: unknown[];
let caughtUp: Promise<void>;
const wouldEnd = (error: unknown): void => void ending.push(error);

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://', onError: wouldEnd });
  await saveSite(database.db, 'yard', someSettings('yard'));
  for (let count = 0; count < LEADS; count += 1) {
    const id = randomUUID();
    const fields = someFields({ message: 'm'.repeat(5000) });
    const lead = { ...someSubmission({ fields }), site_slug: 'yard', id, idempotency_key: id };
    await insertLead(database.db, lead);
  }
});
beforeEach(async () => {
  logged = [];
  ending = [];
  caughtUp = Promise.resolve();
  process.on('uncaughtException', wouldEnd);
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) });
  server = listenForOperator({
    config: readConfig({ DATA_DIR: dataDir }),
    log,
    database,
    jobs: recordingJobs().jobs,
    brandPictures: new BrandPictures([], () => undefined),
    catchUp: () => caughtUp,
  });
  await once(server, 'listening');
});
afterEach(async () => {
  process.off('uncaughtException', wouldEnd);
  server.close();
  await once(server, 'close');
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function begin(...argv: string[]): Promise<Socket> {
  const socket = connect(operatorSocketPath(dataDir));
  await once(socket, 'connect');
  socket.write(`${JSON.stringify({ argv, cwd: '/' })}\n`);
  return socket;
}

/** Everything that the server answers to a command. */
async function answerTo(...argv: string[]): Promise<string> {
  let said = '';
  const socket = await begin(...argv);
  socket.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(socket, 'close');
  return said;
}

const warnings = () => logged.filter(({ level }) => level >= 40).map(({ msg }) => msg);

it('keeps running and logs it if the operator disconnects during the answer', async () => {
  const socket = await begin('leads', 'export', '--site', 'yard');
  // the kernel resets a connection with unread data
  await once(socket, 'readable');
  socket.destroy();
  await vi.waitFor(() => expect(warnings()).not.toEqual([]));
  expect(await answerTo('site', 'list')).toMatch(/yard motors.*"exit":0/s);
  expect(ending).toEqual([]);
});

it('ends an import without changes if its operator disconnects before it is done', async () => {
  const rows = Array.from({ length: 40_000 }, (_, n) =>
    // a row without a make is refused and reported at once; the file is long enough to be read in many chunks
    ['U' + n, n % 100 === 0 ? '' : 'Toyota', 'Corolla', '2019', '20000', 'used'].join(','),
  );
  const header = 'stocknum,make,model,year,price,car_type';
  writeFileSync(join(dataDir, 'feed.csv'), [header, ...rows].join('\n'));
  const feed = join(dataDir, 'feed.csv');
  const socket = await begin('stock', 'import', feed, '--dealership', 'yard-yard', '--json');
  await once(socket, 'data');
  socket.destroy();
  await vi.waitFor(
    () => expect(warnings()).toContain('the operator left before the command ended'),
    {
      timeout: 30_000,
    },
  );
  expect(await answerTo('stock', 'summary')).not.toContain('yard-yard');
});

it('logs that the operator did not wait for a finished command', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  caughtUp = promise;
  const socket = await begin('site', 'list');
  await once(socket, 'data');
  socket.destroy();
  const connections = () => promisify(server.getConnections.bind(server))();
  await vi.waitFor(async () => expect(await connections()).toBe(0));
  resolve();
  await vi.waitFor(() =>
    expect(warnings()).toEqual(['the operator left before the command ended']),
  );
});

it('keeps running if a client disconnects at once or sends something unknown', async () => {
  (await begin('leads', 'export', '--site', 'yard')).destroy();
  const mute = connect(operatorSocketPath(dataDir));
  await once(mute, 'connect');
  mute.destroy();
  const odd = connect(operatorSocketPath(dataDir));
  await once(odd, 'connect');
  odd.write('GET / HTTP/1.1\n');
  const [answer] = (await once(odd, 'data')) as [Buffer];
  expect(String(answer)).toContain('"exit":1');
  expect(await answerTo('site', 'list')).toContain('"exit":0');
  expect(ending).toEqual([]);
});
