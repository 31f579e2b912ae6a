import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { exchange } from '#tests/support/servers/exchange.ts';
import {
  type PostgresCluster,
  startPostgresCluster,
} from '#tests/support/servers/postgres-cluster.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';

const SITE = 'banksia-motors';

// needs PostgreSQL, because two processes cannot share an embedded database
describe.skipIf(inject('postgresUrl') === undefined)('content, with two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
  let cluster: PostgresCluster | undefined;
  let servers: ServerProcess[] = [];
  let settings: Settings = {};

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    if (!cluster) throw new Error('PostgreSQL could not be started');
    const url = await newPostgresDatabase(cluster.url);
    settings = { DATA_DIR: folder, DATABASE_URL: url, DEMO: 'false' };
    const file = resolve(import.meta.dirname, `../../src/demo/sites/${SITE}.json`);
    await runOperator(settings, 'site', 'apply', file);
    servers = [await startServer(settings), await startServer(settings)];
  }, 240_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const page = (title: string) => ({
    path: '/pages/news',
    root: { props: { title } },
    content: [{ type: 'hero', props: { id: 'hero', title } }],
  });
  const answers = (path: string) =>
    Promise.all(
      servers.map(async ({ port }) => {
        const { status, body } = await exchange({ port, host: `${SITE}.localhost`, path });
        return `${status} ${/<h1[^>]*>([^<]*)/.exec(body)?.[1]}`;
      }),
    );

  it('shows every change on both within a second', async () => {
    const file = join(folder, 'content.json');
    const take = async (content: object, shown: string, path = '/pages/news') => {
      writeFileSync(file, JSON.stringify(content));
      await runOperator(settings, 'content', 'import', file, '--site', SITE, '--force');
      await vi.waitFor(async () => expect(await answers(path)).toEqual([shown, shown]), 1000);
    };
    await take({ pages: [page('First')] }, '200 First');
    await take({ pages: [page('Second')] }, '200 Second');
    await take({ pages: [] }, '404 This page has moved on');
    await take({ redirects: [{ from: '/pages/news', to: '/about-us' }] }, '301 undefined');
    // the address of an old website's vehicle; the platform has vehicles of its own there
    const old = { from: '/cars/2009-falcon', to: '/search', permanent: false };
    await take({ redirects: [old] }, '302 undefined', '/cars/2009-falcon/');
    const hatch = { id: 1, name: 'Kia', slug: 'kia', models: [{ name: 'EV5', slug: 'kia-ev5' }] };
    await take({ manufacturers: [hatch] }, '200 Kia EV5', '/kia-ev5');
  });
});
