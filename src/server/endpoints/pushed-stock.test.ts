import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { newFeedToken } from '#services/feeds/feed-token.ts';
import { addRun, runsOf } from '#store/feeds/feed-runs.ts';
import { pauseFeed, removeFeed } from '#store/feeds/feed-sources.ts';
import { type FeedBench, feedBench, someFeed } from '#tests/support/feeds.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { PushedStock } from './pushed-stock.ts';

const dealership = 'yard-yard';
const path = `/api/stock/${dealership}`;
const site = someSite('yard');
const csv = (...stocknums: string[]) =>
  `stocknum,make,model\n${stocknums.map((one) => `${one},Kia,Rio\n`).join('')}`;

onDatabase('stock that is pushed', (database) => {
  let server: Server;
  let bench: FeedBench;
  let token: string;
  let network = 0;
  const failures: unknown[] = [];

  beforeAll(async () => {
    bench = feedBench(database());
    const stock = new PushedStock(bench, { maxBytes: 1000 });
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'https://yard.example');
      const asked = { request, response, site, url, network: String(network) };
      stock
        .answer(asked, url.pathname.split('/').at(-1))
        .catch((error: unknown) => failures.push(error));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    expect(readdirSync(bench.feeds.folder)).toEqual([]);
    bench.remove();
    expect(failures).toEqual([]);
  });
  beforeEach(async () => {
    network += 1;
    await removeFeed(database().db, dealership);
    await database().db.deleteFrom('vehicle').execute();
    await someFeed(database(), { kind: 'push' }, { schedule: undefined, stale_after_minutes: 90 });
    token = await newFeedToken(database().db, dealership);
  });

  async function put(
    body: string | Buffer,
    { to = path, key = token, headers = {} }: { to?: string; key?: string; headers?: object } = {},
  ) {
    const { port } = server.address() as AddressInfo;
    const sent = send({
      port,
      path: to,
      method: 'PUT',
      headers: { connection: 'close', authorization: `Bearer ${key}`, ...headers },
    });
    sent.on('error', () => undefined);
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await json(response) };
  }

  it('is imported, and answered with the report', async () => {
    const { status, body } = await put(`${csv('A1')}A2,Kia,\n`);
    expect(status).toBe(200);
    const [run] = await runsOf(database().db, dealership, 1);
    expect(body).toMatchObject({
      run: run?.id,
      outcome: 'ok',
      report: { rows: 2, added: 1, refused: 1, refused_rows: [{ line: 3, field: 'model' }] },
    });
    expect(run).toMatchObject({ source: 'pushed', outcome: 'ok' });
    expect(bench.ended).toEqual(['ok']);
  });

  it('may be gzipped', async () => {
    expect((await put(gzipSync(csv('A1')))).body).toMatchObject({ outcome: 'ok' });
  });

  it('is complete, or a delta by the address', async () => {
    await put(csv('A1', 'A2'));
    const delta = await put(csv('A3'), { to: `${path}?delta=true` });
    expect(delta.body).toMatchObject({ outcome: 'ok', report: { added: 1, withdrawn: 0 } });
    expect((await put(csv('A3'), { to: `${path}?delta=maybe` })).status).toBe(400);
    // the same file as a complete one is another stock
    const full = await put(csv('A3'));
    expect(full.status).toBe(422);
    expect(full.body).toMatchObject({
      outcome: 'refused',
      report: { reason: expect.stringContaining('would withdraw 2 of 3') },
    });
  });

  it('changes nothing if it is the same again', async () => {
    await put(csv('A1'));
    expect((await put(csv('A1'))).body).toMatchObject({ outcome: 'unchanged' });
  });

  it.each([
    ['a wrong token', path, { key: 'wrong' }],
    ['no token', path, { headers: { authorization: '' } }],
    ['another dealership', '/api/stock/alley-yard', {}],
    ['a dealership that does not exist', '/api/stock/none', {}],
  ])('answers 401 for %s, without saying what exists', async (_, to, others) => {
    const { status, headers, body } = await put(csv('A1'), { to, ...others });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toEqual({ error: 'The token is missing or wrong.' });
  });

  it('is not taken with the token of a dealership of another site', async () => {
    const elsewhere = { dealership: 'alley-yard', schedule: undefined, stale_after_minutes: 90 };
    await someFeed(database(), { kind: 'push' }, elsewhere);
    const key = await newFeedToken(database().db, 'alley-yard');
    expect((await put(csv('A1'), { key })).status).toBe(401);
    expect((await put(csv('A1'), { key, to: '/api/stock/alley-yard' })).status).toBe(401);
  });

  it('is refused without a look at the token after twenty wrong ones', async () => {
    for (let n = 0; n < 20; n += 1) expect((await put('', { key: `wrong-${n}` })).status).toBe(401);
    const { status, headers } = await put(csv('A1'));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    network += 1;
    expect((await put(csv('A1'))).status).toBe(200);
  });

  it.each([
    ['said to be too large', { 'content-length': 1001 }],
    ['found to be too large', { 'transfer-encoding': 'chunked' }],
  ])('is refused if it is %s', async (_, headers) => {
    const { status, body } = await put('x'.repeat(1001), { headers });
    expect(status).toBe(413);
    expect(body).toEqual({ error: 'The feed is larger than 0.001 MB. Send it gzipped.' });
    expect(await runsOf(database().db, dealership, 9)).toEqual([]);
  });

  it('waits for its turn, and is not taken while the feed is paused', async () => {
    const { db } = database();
    await addRun(db, { id: randomUUID(), dealership, source: 'another', force: false });
    const busy = await put(csv('A1'));
    expect(busy.status).toBe(409);
    expect(busy.headers['retry-after']).toBe('30');
    await db.deleteFrom('feed_run').execute();
    await pauseFeed(db, dealership, true);
    expect((await put(csv('A1'))).body).toEqual({ error: 'The feed is paused.' });
  });

  it('that breaks off changes nothing', async () => {
    const { port } = server.address() as AddressInfo;
    const sent = send({
      port,
      path,
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-length': 100 },
    });
    sent.on('error', () => undefined);
    sent.write(csv('A1'));
    const arriving = () => readdirSync(bench.feeds.folder).length;
    await vi.waitFor(() => expect(arriving()).toBe(1));
    sent.destroy();
    await vi.waitFor(() => expect(arriving()).toBe(0));
    expect(await runsOf(database().db, dealership, 9)).toEqual([]);
  });
});
