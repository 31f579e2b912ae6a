import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addRun, endRun, RunSuperseded, runsOf, startRun } from '#store/feeds/feed-runs.ts';
import { removeFeed, storedFeed } from '#store/feeds/feed-sources.ts';
import { importStock } from '#services/stock/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { type FeedBench, feedBench, someFeed } from '#tests/support/feeds.ts';
import { type FeedServer, startFeedServer } from '#tests/support/servers/feed-server.ts';
import { hasSshd, startSftpServer } from '#tests/support/servers/sftp-server.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runFeed } from './run-feed.ts';

const dealership = 'yard-yard';
const csv = (...stocknums: string[]) =>
  `stocknum,make,model,status\n${stocknums.map((one) => `${one},Kia,Rio,in stock\n`).join('')}`;

onDatabase('a run of a feed', (database) => {
  let server: FeedServer;
  let bench: FeedBench;
  let answer: (response: ServerResponse, etag: string | undefined) => void;
  const answerWith =
    (text: string | Buffer, headers = {}) =>
    (response: ServerResponse): void =>
      void response.writeHead(200, headers).end(text);
  beforeAll(async () => {
    server = await startFeedServer(({ headers }, response) =>
      answer(response, headers['if-none-match']),
    );
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    const { db } = database();
    await removeFeed(db, dealership);
    await db.deleteFrom('vehicle').execute();
    await db.deleteFrom('stock_import').execute();
    bench = feedBench(database());
    server.asked.length = 0;
    await someFeed(database(), { kind: 'https', url: `${server.url}/stock.csv?key=secret` });
  });
  afterEach(() => {
    expect(readdirSync(bench.feeds.folder)).toEqual([]);
    bench.remove();
  });

  async function run(force = false) {
    const { db } = database();
    const id = randomUUID();
    await addRun(db, { id, dealership, source: 'a test', force });
    await runFeed(bench, id);
    const [last] = await runsOf(db, dealership, 1);
    return last;
  }

  async function stock(): Promise<string[]> {
    const rows = await database()
      .db.selectFrom('vehicle')
      .select('identity')
      .where('status', '=', 'in_stock')
      .orderBy('identity')
      .execute();
    return rows.map(({ identity }) => identity);
  }

  it('imports the feed and reports what it did', async () => {
    answer = answerWith(
      'stocknum,make,model,status,fuel,km\n' +
        'A1,Kia,Rio,in stock,Petrol,5\nA2,Kia,,in stock,Petrol,5\nA3,Kia,Rio,SLD,Moonshine,5\n',
    );
    expect(await run()).toMatchObject({
      outcome: 'ok',
      attempt: 1,
      started_at: expect.any(String),
      ended_at: expect.any(String),
      report: {
        seconds: expect.any(Number),
        bytes: 117,
        rows: 3,
        added: 2,
        changed: 0,
        withdrawn: 0,
        refused: 1,
        warnings: 2,
        refused_rows: [
          {
            line: 3,
            field: 'model',
            reason: 'is missing',
            row: 'stocknum: A2, make: Kia, status: in stock, fuel: Petrol, km: 5',
          },
        ],
        warning_groups: [
          { field: 'status', count: 1, lines: [4], examples: ['SLD'] },
          { field: 'fuel', count: 1, lines: [4], examples: ['Moonshine'] },
        ],
      },
    });
    expect(await stock()).toEqual(['A1']);
    expect(bench.ended).toEqual(['ok']);
  });

  it('lists at most fifty refused rows and five examples, and counts all', async () => {
    const rows = Array.from({ length: 80 }, (_, n) => `B${n},Kia,,\nC${n},Kia,Rio,odd ${n}\n`);
    answer = answerWith(`${csv('A1')}${rows.join('')}`);
    const ended = await run();
    expect(ended?.report?.refused_rows).toHaveLength(50);
    expect(ended?.report?.refused).toBe(80);
    expect(ended?.report?.warning_groups?.[0]).toMatchObject({
      count: 80,
      examples: ['odd 0', 'odd 1', 'odd 2', 'odd 3', 'odd 4'],
    });
  });

  it('keeps credentials and the parameters of the address out of the log', async () => {
    const credentials = { user: 'mia', password: 'hunter2' };
    await someFeed(
      database(),
      { kind: 'https', url: `${server.url}/stock.csv?key=secret` },
      { credentials },
    );
    answer = (response) => void response.writeHead(401).end();
    const ended = await run();
    expect(ended).toMatchObject({ outcome: 'failed' });
    expect(ended?.report?.reason).toBe(
      'The feed was not fetched: its server refused the credentials (401).',
    );
    expect(server.asked[0]?.authorization).toMatch(/^Basic /);
    expect(JSON.stringify([ended, bench.logged])).not.toMatch(/secret|hunter2|mia/);
  });

  it('takes 304 as a fresh feed, without an import', async () => {
    answer = (response, etag) =>
      etag === '"v1"'
        ? void response.writeHead(304).end()
        : answerWith(csv('A1'), { etag: '"v1"' })(response);
    await run();
    await database().db.updateTable('feed_source').set({ fresh_at: '2026-01-01' }).execute();
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
    const feed = await storedFeed(database().db, dealership);
    expect(Date.parse(feed?.fresh_at ?? '')).toBeGreaterThan(Date.parse('2026-02-01'));
    const imports = await database().db.selectFrom('stock_import').select('id').execute();
    expect(imports).toHaveLength(1);
  });

  it('takes the same file from a server without validators as unchanged', async () => {
    answer = answerWith(csv('A1'));
    expect(await run()).toMatchObject({ outcome: 'ok' });
    expect(await run()).toMatchObject({ outcome: 'unchanged', report: { bytes: 47 } });
  });

  it('imports the same file again if forced, if the source is set again, or if somebody has imported another', async () => {
    answer = (response, etag) =>
      etag === '"v1"'
        ? void response.writeHead(304).end()
        : answerWith(csv('A1'), { etag: '"v1"' })(response);
    await run();
    expect(await run(true)).toMatchObject({ outcome: 'ok' });
    await someFeed(database(), { kind: 'https', url: `${server.url}/stock.csv` });
    expect(await run()).toMatchObject({ outcome: 'ok' });
    async function* other(): AsyncGenerator<Buffer> {
      yield Buffer.from(csv('X1', 'A1'));
    }
    const rows = readFeed(other(), { format: 'csv' });
    await importStock(database().db, rows, { dealershipSlug: dealership, source: 'by hand' });
    expect(await run()).toMatchObject({ outcome: 'ok', report: { withdrawn: 1 } });
    expect(await stock()).toEqual(['A1']);
  });

  it('reads a gzipped file', async () => {
    answer = answerWith(gzipSync(csv('A1')));
    expect(await run()).toMatchObject({ outcome: 'ok' });
    expect(await stock()).toEqual(['A1']);
  });

  it('refuses to withdraw more than half of the stock unless forced', async () => {
    answer = answerWith(csv('A1', 'A2', 'A3'));
    await run();
    answer = answerWith(csv('A1'));
    expect(await run()).toMatchObject({
      outcome: 'refused',
      report: { reason: expect.stringContaining('would withdraw 2 of 3 available vehicles') },
    });
    expect(await stock()).toEqual(['A1', 'A2', 'A3']);
    expect(await run(true)).toMatchObject({ outcome: 'ok', report: { withdrawn: 2 } });
  });

  it('refuses a feed without the columns of its mapping', async () => {
    const mapping = { fields: { stocknum: 'No', make: 'Make', model: 'Model' } };
    await someFeed(database(), { kind: 'https', url: `${server.url}/stock.csv` }, { mapping });
    answer = answerWith('Number,Make,Model\nA1,Kia,Rio\n');
    const ended = await run();
    expect(ended?.outcome).toBe('refused');
    expect(ended?.report?.reason).toContain('columns that the feed does not have');
  });

  it('says loudly that no site lists a vehicle', async () => {
    answer = answerWith('stocknum,make,model,status\nA1,Kia,Rio,SLD\n');
    const ended = await run();
    expect(ended).toMatchObject({
      outcome: 'ok',
      report: {
        nothing_listed: 'none is in stock or coming soon; by status there are 1 sld',
      },
    });
    expect(bench.logged.warn.join('\n')).toContain('no site lists a vehicle after the feed');
    expect((await storedFeed(database().db, dealership))?.problem).toBe('nothing-listed');
  });

  it('refuses addresses without https unless private ones are allowed', async () => {
    answer = answerWith(csv('A1'));
    bench.feeds.allowsPrivateAddresses = false;
    expect(await run()).toMatchObject({ outcome: 'failed' });
    expect(server.asked).toEqual([]);
  });

  it('takes the newest file of a folder once, and its age is the age of the feed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-run-feed-'));
    const put = (name: string, text: string, minutesAgo: number): void => {
      writeFileSync(join(folder, name), text);
      const at = new Date(Date.now() - minutesAgo * 60_000);
      utimesSync(join(folder, name), at, at);
    };
    const from = { kind: 'folder', folder, files: '*.csv' };
    await someFeed(database(), from, { stale_after_minutes: 120 });
    const age = async () => {
      const feed = await storedFeed(database().db, dealership);
      return Math.round((Date.now() - Date.parse(feed?.fresh_at ?? '')) / 60_000);
    };
    expect(await run()).toMatchObject({ outcome: 'failed' });
    put('1.csv', csv('A1'), 60);
    expect(await run()).toMatchObject({ outcome: 'ok' });
    expect(await age()).toBe(60);
    put('2.csv', csv('A1'), 30);
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
    expect(await age()).toBe(30);
    put('3.csv', csv('A1', 'A2'), 10);
    expect(await run()).toMatchObject({ outcome: 'ok', report: { added: 1 } });
    expect(readdirSync(folder)).toEqual(['1.csv', '2.csv', '3.csv']);
    rmSync(folder, { recursive: true });
  });

  it.skipIf(!hasSshd)('takes the newest file of an SFTP server once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-run-feed-'));
    const { port, fingerprint, user, privateKey, close } = await startSftpServer(folder);
    const from = { kind: 'sftp', host: '127.0.0.1', port, fingerprint, folder, files: '*.csv' };
    const credentials = { user, private_key: privateKey };
    await someFeed(database(), from, { stale_after_minutes: 120, credentials });
    writeFileSync(join(folder, '1.csv'), csv('A1'));
    const at = new Date(Date.now() - 60_000);
    utimesSync(join(folder, '1.csv'), at, at);
    expect(await run()).toMatchObject({ outcome: 'ok' });
    expect(await run()).toMatchObject({ outcome: 'unchanged' });
    expect(await stock()).toEqual(['A1']);
    await close();
    expect(await run()).toMatchObject({ outcome: 'failed' });
    rmSync(folder, { recursive: true });
  });

  it('is ended only by the process that took it up last, and changes the stock only then', async () => {
    const { db } = database();
    const id = randomUUID();
    answer = (response) => {
      // meanwhile another process takes the run up
      void startRun(db, id).then(() => answerWith(csv('A1'))(response));
    };
    await addRun(db, { id, dealership, source: 'a test', force: false });
    await runFeed(bench, id);
    expect(await stock()).toEqual([]);
    expect((await runsOf(db, dealership, 1))[0]).toMatchObject({ outcome: null, attempt: 2 });
    expect(bench.ended).toEqual([]);
    const late = { id, dealership, force: false, attempt: 1 };
    await expect(endRun(db, late, 'failed', { seconds: 1 })).rejects.toThrow(RunSuperseded);
  });

  it('changes nothing once the feed is removed', async () => {
    const { db } = database();
    answer = (response) =>
      void removeFeed(db, dealership).then(() => answerWith(csv('A1'))(response));
    await run();
    expect(await stock()).toEqual([]);
    expect(await runsOf(db, dealership, 9)).toEqual([]);
  });

  it('always records its end, and leaves the old stock or the new one', async () => {
    const before = ['A1', 'A2', 'A3', 'A4'];
    const after = ['A2', 'A3', 'A4', 'B1', 'B2'];
    const whole = csv(...after);
    const status = fc.constantFrom(200, 200, 200, 304, 404, 500, 503);
    const cutAt = fc.option(fc.nat({ max: whole.length }), { nil: undefined });
    const fault = fc.record({
      status,
      isZipped: fc.boolean(),
      cutAt,
      declared: fc.boolean(),
      type: fc.constantFrom('text/csv', 'application/octet-stream', 'text/html'),
      damage: fc.option(fc.uint8Array({ minLength: 1, maxLength: 8 }), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fault, async ({ status: code, isZipped, cutAt: cut, ...how }) => {
        answer = answerWith(csv(...before));
        await run(true);
        answer = (response) => {
          let body = isZipped ? gzipSync(whole) : Buffer.from(whole);
          if (how.damage) body = Buffer.concat([body.subarray(0, 30), how.damage]);
          const sent = cut === undefined ? body : body.subarray(0, cut);
          const length = how.declared ? { 'content-length': body.length } : {};
          response.writeHead(code, { 'content-type': how.type, ...length });
          if (sent.length < body.length && how.declared)
            response.write(sent, () => response.destroy());
          else response.end(sent);
        };
        const ended = await run();
        const listed = (await stock()).join();
        expect(ended?.outcome).toBeTruthy();
        expect(ended?.report?.seconds).toBeGreaterThanOrEqual(0);
        if (ended?.outcome === 'ok') {
          // a text that ends at a line cannot be told from a shorter feed
          if (cut === undefined && !how.damage) expect(listed).toBe(after.join());
        } else expect(listed).toBe(before.join());
      }),
      { numRuns: 40 },
    );
  });
});
