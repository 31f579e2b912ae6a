import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import { startFeedServer } from '#tests/support/servers/feed-server.ts';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import { runOperator, startServer } from '#tests/support/servers/server-process.ts';

const postgresUrl = inject('postgresUrl');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'));
const cleanUp: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(cleanUp.map((clean) => clean()));
  rmSync(folder, { recursive: true, force: true });
});

const dealership = 'banksia-motors';
const host = 'banksia-motors.localhost';
const site = resolve(import.meta.dirname, '../../src/demo/sites/banksia-motors.json');
const text = (...stocknums: string[]) =>
  `stocknum,make,model,price\n${stocknums.map((one) => `${one},Kia,Rio,9990\n`).join('')}`;

interface Run {
  outcome: string | null;
  attempt: number;
  report: { added?: number } | null;
}

// needs PostgreSQL, because two processes cannot share an embedded database
describe.skipIf(postgresUrl === undefined)('feeds of several processes', () => {
  it('survive the process that runs them, are run once, and can be pushed', async () => {
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: await newPostgresDatabase(postgresUrl ?? ''),
      DEMO: 'false',
    };
    const asked: ServerResponse[] = [];
    const feeds = await startFeedServer((_, response) => void asked.push(response));
    cleanUp.push(() => feeds.close());
    const operator = (...argv: string[]) => runOperator(settings, ...argv);
    const ofFeed = (command: string, ...argv: string[]) =>
      operator('feed', command, ...argv, '--dealership', dealership);
    await operator('site', 'apply', site);
    const setFeed = () => {
      const file = join(folder, 'feed.json');
      const from = { kind: 'https', url: `${feeds.url}/stock.csv` };
      writeFileSync(file, JSON.stringify({ from, schedule: { every_minutes: 60 } }));
      return ofFeed('set', file);
    };
    const runs = async () => {
      const lines = (await ofFeed('runs', '--json')).split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Run);
    };
    const hasEnded = (count: number) =>
      vi.waitFor(
        async () => {
          const ended = await runs();
          expect(ended.map(({ outcome }) => outcome)).toEqual(Array(count).fill('ok'));
          return ended;
        },
        { timeout: 90_000, interval: 2000 },
      );
    const start = async (others: Record<string, string> = {}) => {
      const server = await startServer({ ...settings, ...others });
      cleanUp.push(() => server.kill());
      return server;
    };
    const wasAsked = (times: number) =>
      vi.waitFor(() => expect(asked).toHaveLength(times), { timeout: 60_000 });

    const first = await start();
    await setFeed();
    await wasAsked(1);
    const metricsPort = await freePort();
    const second = await start({ METRICS_PORT: String(metricsPort) });
    await first.kill();
    await wasAsked(2);
    asked[1]?.end(text('A1'));
    expect(await hasEnded(1)).toMatchObject([{ attempt: 2, report: { added: 1 } }]);

    await start();
    await setFeed();
    await wasAsked(3);
    asked[2]?.end(text('A1', 'A2'));
    await hasEnded(2);
    expect(asked).toHaveLength(3);

    const token = (await ofFeed('token')).trim();
    const pushed = await exchange({
      port: second.port,
      host,
      method: 'PUT',
      path: `/api/stock/${dealership}`,
      headers: { authorization: `Bearer ${token}` },
      body: text('A1', 'A2', 'A3'),
    });
    expect(JSON.parse(pushed.body)).toMatchObject({ outcome: 'ok', report: { added: 1 } });
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const ofDealership = `dealership="${dealership}"`;
    expect(metrics).toContain(`forecourt_feed_age_seconds{${ofDealership}}`);
    expect(metrics).toContain(`forecourt_feed_runs_total{${ofDealership},outcome="ok"}`);
  }, 300_000);
});
