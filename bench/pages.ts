/**
 * Measures pages per second, with floors measured in the same run:
 *
 * - a cached page, compared with a bare node:http server that sends the same compressed bytes
 * - a rendered page, compared with renderToString of the same React tree, without routing, data or HTTP
 *
 *     npm run bench -- pages
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import pino from 'pino';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { readConfig } from '#config';
import { openPlatform } from '#platform/platform.ts';
import { loadBuild } from '#server/http/load-build.ts';
import { Metrics } from '#server/endpoints/metrics.ts';
import { Pictures } from '#server/endpoints/pictures.ts';
import { ClientLimits } from '#server/limits/client-limits.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { RequestPipeline } from '#server/request-pipeline.ts';
import { Router } from '#server/router.ts';
import { seedDemo } from '#server/seed-demo.ts';
import { openRequest } from '#services/open-request.ts';
import { bindUseCases } from '#services/request-services.ts';
import { StaticFiles } from '#server/http/static-files.ts';

const SECONDS = 5;
const HOST = 'banksia-motors.localhost';

const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
const config = { ...readConfig({}), DATA_DIR: dataDir, NODE_ENV: 'production' as const };
const platform = await openPlatform(config, pino({ level: 'silent' }));
await seedDemo(platform);
const build = await loadBuild(config, join(import.meta.dirname, '..'), createServer());
const serverBuild = await build.load();
const metrics = new Metrics({
  vehicles: () => 0,
  stockVersion: () => 0,
  sites: () => 0,
  databaseState: () => 'ready' as const,
  feedsFreshSince: () => new Map(),
});
const limits = new ClientLimits(config, platform.log, memoryLimiter);
const router = new Router(build.load, platform, limits);
const pipeline = new RequestPipeline({
  openLimiter: memoryLimiter,
  limits,
  platform,
  router,
  pictures: new Pictures(platform, []),
  staticFiles: new StaticFiles(build.assetsDirectory),
  metrics,
});
const server = createServer(pipeline.handle);
const address = await listening(server);

const site = platform.sites().bySlug('banksia-motors');
if (!site) throw new Error('The demo has no banksia-motors');
const stock = platform.index.open(site, new Date());
const [vehicle] = await stock.first({ page: 1, choices: {}, ranges: {} }, 1);

for (const path of ['/search', `/cars/${vehicle?.slug}`, '/']) {
  const bytes = await compressedPage(path);
  const floorServer = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'br',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  const floor = await pagesPerSecond(await listening(floorServer), path);
  floorServer.close();
  const cached = await pagesPerSecond(address, path);
  report(`${path} from the cache`, cached, floor, 'a bare reply of the same bytes');

  const bare = await bareRenders(path);
  const rendered = await renders(path);
  report(`${path} rendered`, rendered, bare, 'renderToString of the same tree');
  console.log(`${path}: ${bytes.length} bytes of HTML (brotli); goal under 20,000`);
}

server.close();
server.closeAllConnections();
await platform.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

/**
 * Starts a server.
 *
 * @returns its address
 */
async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function report(what: string, figure: number, floor: number, floorName: string): void {
  const ratio = figure / floor;
  console.log(
    `${what}: ${figure.toFixed(0)}/s; ${floorName}: ${floor.toFixed(0)}/s; ratio ${ratio.toFixed(2)}, goal 0.50 ${ratio >= 0.5 ? 'met' : 'MISSED'}`,
  );
}

async function pagesPerSecond(url: string, path: string): Promise<number> {
  const headers = { host: HOST, 'accept-encoding': 'br' };
  await autocannon({ url: url + path, headers, connections: 20, duration: 1 });
  const result = await autocannon({ url: url + path, headers, connections: 20, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} answers of ${path} failed`);
  return result.requests.average;
}

async function compressedPage(path: string): Promise<Buffer> {
  // fetch would decompress it
  const { request } = await import('node:http');
  return new Promise((resolve) => {
    request(
      `${address}${path}`,
      { headers: { host: HOST, 'accept-encoding': 'br' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      },
    ).end();
  });
}

/** The rate of routing, loading and rendering a page, without HTTP. */
async function renders(path: string): Promise<number> {
  return perSecond(async () => {
    if (!site) return;
    const response = await router.handle(new Request(`http://${HOST}${path}`), site, new Date());
    await response.arrayBuffer();
  });
}

/** The floor: the rate of React alone, on the same tree. */
async function bareRenders(path: string): Promise<number> {
  const request = new Request(`http://${HOST}${path}`);
  let captured: EntryContext | undefined;
  const capturing = {
    ...serverBuild,
    entry: {
      module: {
        ...serverBuild.entry.module,
        default: (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
          captured = context;
          return new Response('');
        },
      },
    },
  };
  const handler = createRequestHandler(capturing, 'production');
  const context = new RouterContextProvider();
  const { requestServices } = serverBuild.entry.module as unknown as { requestServices: never };
  if (site) {
    const client = limits.ofClient(site, { network: 'bench', mayStore: true });
    const { origin } = new URL(request.url);
    const asked = openRequest(platform, site, { now: new Date(), origin, client });
    context.set(requestServices, bindUseCases(asked) as never);
  }
  await handler(request, context);
  if (!captured) throw new Error('The page was not rendered');
  // the page's data stream can be read only once; the tree is the same without it
  const { serverHandoffStream: _, ...replayable } = captured;
  const tree = createElement(ServerRouter, { context: replayable, url: request.url });
  return perSecond(async () => void renderToString(tree));
}

async function perSecond(task: () => Promise<void>): Promise<number> {
  const warm = performance.now() + 1000;
  while (performance.now() < warm) await task();
  const started = performance.now();
  let times = 0;
  while (performance.now() - started < SECONDS * 1000) {
    await task();
    times += 1;
  }
  return times / ((performance.now() - started) / 1000);
}
