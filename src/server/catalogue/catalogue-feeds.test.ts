import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importStock } from '#services/stock/import-stock.ts';
import { readFeed } from '#services/stock-feed/read-feed.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { CatalogueFeeds } from './catalogue-feeds.ts';

const key = 'a-key-of-at-least-24-characters';
const site = someSite('yard', { catalogue_feeds: { vendors: ['google', 'tiktok'], key } });
const address = `/feeds/google/yard-yard.csv?key=${key}`;

onDatabase('catalogues for advertisers', (database) => {
  let server: Server;
  const failures: unknown[] = [];

  async function store(price: number): Promise<void> {
    const car = {
      ...someFacts({ price, vin: 'JTNKHMBX701000001', colour: 'White', price_basis: 'drive_away' }),
      status: 'in_stock',
      images: [{ url: 'https://pictures.example/1.jpg' }],
    };
    const feed = readFeed(piece(JSON.stringify(car)), { format: 'jsonl' });
    await importStock(database().db, feed, { dealershipSlug: 'yard-yard', source: 'test' });
  }

  async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const { port } = server.address() as AddressInfo;
    const sent = send({ port, path, method, headers: { connection: 'close', ...headers } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  }

  beforeAll(async () => {
    await store(19_990);
    const feeds = new CatalogueFeeds({ database: database() });
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'https://yard.example');
      const network = String(request.headers['x-network'] ?? 'one');
      feeds
        .answer({ request, response, site, url, network })
        .catch((error: unknown) => failures.push(error));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    expect(failures).toEqual([]);
  });

  it('are sent to whoever has the key', async () => {
    const { status, headers, body } = await get(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(body.toString()).toMatch(/^id,google_product_category,.*\r\n\d+,916,.*19990 AUD/s);
  });

  it.each([
    ['XML', `/feeds/google/yard-yard.xml?key=${key}`, 'application/xml; charset=utf-8'],
    ['all dealerships', `/feeds/google/all.csv?key=${key}`, 'text/csv; charset=utf-8'],
    ['another vendor', `/feeds/tiktok/all.csv?key=${key}`, 'text/csv; charset=utf-8'],
  ])('are there for %s', async (_what, path, type) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(body.toString()).toContain('19990 AUD');
  });

  it.each([
    ['no key', '/feeds/google/yard-yard.csv'],
    ['a wrong key', '/feeds/google/yard-yard.csv?key=a-key-of-at-least-24-characterz'],
    ['an unknown vendor', `/feeds/bing/yard-yard.csv?key=${key}`],
    ['a vendor that the site does not enable', `/feeds/meta/yard-yard.csv?key=${key}`],
    ['another site’s dealership', `/feeds/google/other-yard.csv?key=${key}`],
    ['XML that TikTok does not document', `/feeds/tiktok/yard-yard.xml?key=${key}`],
    ['another format', `/feeds/google/yard-yard.json?key=${key}`],
    ['a longer path', `/feeds/google/yard-yard.csv/x?key=${key}`],
  ])('do not exist for %s', async (_what, path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are gzipped for clients that accept it, and as files', async () => {
    const plain = (await get(address)).body.toString();
    const encoded = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(encoded.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(encoded.body).toString()).toBe(plain);
    const file = await get(address.replace('.csv', '.csv.gz'), { 'accept-encoding': 'gzip' });
    expect(file.headers).toMatchObject({ 'content-type': 'application/gzip' });
    expect(file.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(file.body).toString()).toBe(plain);
    const refused = await get(address, { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again until the stock changes', async () => {
    const { headers } = await get(address);
    const known = { 'if-none-match': String(headers.etag) };
    expect(await get(address, known)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await get(address.replace('google', 'tiktok'), known)).status).toBe(200);
    await store(18_990);
    const changed = await get(address, known);
    expect(changed.status).toBe(200);
    expect(changed.body.toString()).toContain('18990 AUD');
  });

  it('answer HEAD without a body', async () => {
    const { status, headers, body } = await get(address, {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers.etag).toMatch(/^W\//);
  });

  it('are limited for one network, also while it guesses keys, and not for the next', async () => {
    const ask = (network: string) =>
      get('/feeds/google/yard-yard.csv?key=x', { 'x-network': network });
    const many = await Promise.all(Array.from({ length: 241 }, () => ask('198.51.100.7')));
    expect(many.map(({ status }) => status).filter((status) => status === 404)).toHaveLength(240);
    const refused = many.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('198.51.100.8')).status).toBe(404);
  });
});

async function* piece(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
