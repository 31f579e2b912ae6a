import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startFeedServer } from '#tests/support/servers/feed-server.ts';
import {
  fetchAnyAddress,
  fetchPublic,
  type OutsideFetch,
} from '#partners/outside/outside-fetch.ts';
import { type FeedRequest, fetchHttpsFeed } from './https-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-https-feed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const limits = { idleMs: 300, totalMs: 1000, maxBytes: 100_000 };
const csv = 'stocknum,make,model\nA1,Kia,Rio\n';
let files = 0;
let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = await startFeedServer(answer);
  ({ close } = server);
  return server;
}

function fetchFrom(
  url: string,
  others: Partial<FeedRequest> = {},
  fetch: OutsideFetch = fetchAnyAddress,
) {
  files += 1;
  const file = join(folder, String(files));
  const fetched = fetchHttpsFeed(fetch, { url, ...others }, file, limits);
  return { fetched, text: () => readFileSync(file, 'utf8') };
}

it('writes the feed to a file and returns how the server names its version', async () => {
  const modified = 'Sat, 21 Nov 2026 07:28:00 GMT';
  const { url } = await serve((_, response) =>
    response.writeHead(200, { etag: '"v1"', 'last-modified': modified }).end(csv),
  );
  const { fetched, text } = fetchFrom(url);
  expect(await fetched).toEqual({
    bytes: csv.length,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    etag: '"v1"',
    last_modified: modified,
  });
  expect(text()).toBe(csv);
});

it('asks only for a version that it does not have', async () => {
  const { url, asked } = await serve((_, response) => response.writeHead(304).end());
  const validators = { etag: '"v1"', last_modified: 'Sat, 21 Nov 2026 07:28:00 GMT' };
  expect(await fetchFrom(url, { validators }).fetched).toBeUndefined();
  expect(asked[0]).toMatchObject({
    'if-none-match': validators.etag,
    'if-modified-since': validators.last_modified,
  });
});

it('decodes what the server compresses', async () => {
  const { url } = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(csv)),
  );
  const { fetched, text } = fetchFrom(url);
  await fetched;
  expect(text()).toBe(csv);
});

it.each([
  [500, 'was not fetched: its server answered 500'],
  [404, 'was not fetched: its server answered 404'],
  [206, 'was not fetched: its server answered 206'],
  [401, 'was not fetched: its server refused the credentials (401)'],
])('refuses the answer %i', async (status, why) => {
  const { url } = await serve((_, response) => response.writeHead(status).end(csv));
  await expect(fetchFrom(url).fetched).rejects.toThrow(why);
});

it('refuses a web page in place of a feed', async () => {
  const { url } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>'),
  );
  await expect(fetchFrom(url).fetched).rejects.toThrow('sent a web page instead');
});

it('waits for a slow server as long as it sends', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200);
    const sendSlowly = async (): Promise<void> => {
      for (const line of csv.split(/(?<=\n)/)) {
        response.write(line);
        await delay(200);
      }
      response.end();
    };
    void sendSlowly();
  });
  const { fetched, text } = fetchFrom(url);
  await fetched;
  expect(text()).toBe(csv);
});

it.each([
  ['before it answers', () => undefined],
  ['in the middle', (response: ServerResponse) => void response.writeHead(200).write('stock')],
])('gives up on a server that hangs %s', async (_, begin) => {
  const { url } = await serve((_request, response) => begin(response));
  await expect(fetchFrom(url).fetched).rejects.toThrow('sent nothing for 0.3 seconds');
});

it('gives up on a feed that trickles for too long', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 50);
    response.once('close', () => clearInterval(timer));
  });
  await expect(fetchFrom(url).fetched).rejects.toThrow('did not arrive within 1 seconds');
});

it('does not take half a file for a whole one', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': csv.length });
    response.write(csv.slice(0, 20), () => response.destroy());
  });
  await expect(fetchFrom(url).fetched).rejects.toThrow('broke off');
});

it('does not take more than it may', async () => {
  const { url } = await serve((_, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(limits.maxBytes + 1))),
  );
  await expect(fetchFrom(url).fetched).rejects.toThrow('is larger than');
});

it('gives the credentials to the address of the feed only', async () => {
  const elsewhere = await startFeedServer((_, response) => response.writeHead(200).end(csv));
  const { url, asked } = await serve((request, response) => {
    const location = request.url === '/' ? '/moved' : `${elsewhere.url}/stock.csv`;
    response.writeHead(302, { location }).end();
  });
  const { fetched, text } = fetchFrom(url, { credentials: { user: 'mia', password: 'a:b' } });
  await fetched;
  await elsewhere.close();
  expect(text()).toBe(csv);
  const expected = `Basic ${Buffer.from('mia:a:b').toString('base64')}`;
  expect(asked.map(({ authorization }) => authorization)).toEqual([expected, expected]);
  expect(elsewhere.asked.map(({ authorization }) => authorization)).toEqual([undefined]);
});

it('does not follow a redirect into the private network', async () => {
  const secret = await serve((_, response) => response.writeHead(200).end('secret'));
  // stands for a public server that redirects
  const fetch: OutsideFetch = async (url, init) => {
    if (new URL(url).hostname !== 'feeds.example') return fetchPublic(url, init);
    const redirecting = await startFeedServer((_, response) =>
      response.writeHead(302, { location: secret.url }).end(),
    );
    const response = await fetchAnyAddress(redirecting.url, init);
    await redirecting.close();
    return response;
  };
  await expect(fetchFrom('http://feeds.example/stock.csv', {}, fetch).fetched).rejects.toThrow(
    '127.0.0.1 is not on the public internet',
  );
  expect(secret.asked).toEqual([]);
});

it('does not follow a redirect from https to http, nor forever', async () => {
  const { url, asked } = await serve((request, response) =>
    response
      .writeHead(302, { location: request.url === '/' ? '/' : 'http://feeds.example/' })
      .end(),
  );
  await expect(fetchFrom(url).fetched).rejects.toThrow('redirects more than 5 times');
  expect(asked).toHaveLength(6);
  const fetch: OutsideFetch = (_, init) => fetchAnyAddress(`${url}/down`, init);
  await expect(fetchFrom('https://feeds.example/', {}, fetch).fetched).rejects.toThrow(
    'redirects to an address without https',
  );
});

it('says that a server cannot be reached', async () => {
  const { url } = await serve(() => undefined);
  await close?.();
  close = undefined;
  await expect(fetchFrom(url).fetched).rejects.toThrow('cannot be reached (ECONNREFUSED)');
});
