import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteDirectory } from '#site/site-directory.ts';
import { report } from '#tests/support/report.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import { someSite } from '#tests/support/sites.ts';
import { Metrics } from './endpoints/metrics.ts';
import { listenInternally } from './internal-server.ts';

const sites = new SiteDirectory(
  [
    someSite('yard', { domains: ['yard.example', 'shop.yard.example'] }),
    someSite('vans', { domains: ['vans.example'], redirect_www: false }),
    ...Array.from({ length: 1000 }, (_, at) =>
      someSite(`dealer-${at}`, { domains: [`www.dealer-${at}.example`] }),
    ),
  ],
  'forecourt.example',
);
const metrics = new Metrics({
  vehicles: () => 0,
  stockVersion: () => 0,
  sites: () => sites.all().length,
  databaseState: () => 'away',
  feedsFreshSince: () => new Map(),
});
const address = { INTERNAL_PORT: 0, INTERNAL_HOST: '127.0.0.1' };
const server = listenInternally({ metrics, sites: () => sites }, address);
let port: number;
beforeAll(async () => {
  if (!server?.listening) await once(server!, 'listening');
  port = (server!.address() as AddressInfo).port;
});
afterAll(() => void server?.close());

const ask = (path: string) => exchange({ port, host: 'internal', path });
const permission = async (domain: string) =>
  (await ask(`/domain-permission?domain=${encodeURIComponent(domain)}`)).status;

describe('the permission to get a certificate', () => {
  it.each([
    ['yard.forecourt.example', 'the address by its slug'],
    ['yard.example', 'its own domain'],
    ['shop.yard.example', 'another domain of it'],
    ['YARD.example', 'in capitals'],
    ['www.yard.example', 'a twin that redirects'],
    ['dealer-999.example', 'a twin without www. that redirects'],
    ['vans.example', 'a domain without its twin'],
  ])('is given for %s, %s', async (domain) => {
    expect(await permission(domain)).toBe(200);
  });

  it.each([
    ['', 'no name'],
    ['forecourt.example', 'the base domain'],
    ['unknown.forecourt.example', 'no slug'],
    ['www.yard.forecourt.example', 'no twin of a slug'],
    ['www.vans.example', 'a twin that does not redirect'],
    ['www.www.yard.example', 'a twin of a twin'],
    ['yard.example.evil.example', 'a name that begins with a domain'],
    ['evilyard.example', 'a name that ends with a domain'],
    ['*.yard.example', 'a wildcard'],
    ['127.0.0.1', 'an address'],
    ['__proto__', 'a name of JavaScript'],
  ])('is refused for %j, %s', async (domain) => {
    expect(await permission(domain)).toBe(404);
  });

  it('is refused if no name is given, and without a fault for odd addresses', async () => {
    for (const path of ['/domain-permission', '//', '/domain-permission?domain=%', '/'])
      expect((await ask(path)).status, path).toBe(404);
  });

  it('is found as fast as an empty answer', async () => {
    const bare = createServer((_request, response) => void response.writeHead(200).end());
    await once(bare.listen(0, '127.0.0.1'), 'listening');
    const of = async (target: number): Promise<number> => {
      const began = performance.now();
      const path = '/domain-permission?domain=www.dealer-500.example';
      await exchange({ port: target, host: 'internal', path });
      return performance.now() - began;
    };
    const barePort = (bare.address() as AddressInfo).port;
    const times: { own: number; bare: number }[] = [];
    // in turn, so that other work on the machine delays both
    for (let round = 0; round < 300; round += 1)
      times.push({ own: await of(port), bare: await of(barePort) });
    bare.close();
    const median = (which: 'own' | 'bare') =>
      times.map((time) => time[which]).toSorted((one, other) => one - other)[150]!;
    report(
      `a permission takes ${median('own').toFixed(2)} ms, an empty answer ${median('bare').toFixed(2)} ms`,
    );
    expect(median('own') / median('bare')).toBeLessThan(2);
  });
});

it('serves the metrics beside it', async () => {
  const { body } = await ask('/metrics');
  expect(body).toContain('\nforecourt_sites 1002\n');
});

it('does not listen without a port', () => {
  const without = { ...address, INTERNAL_PORT: undefined };
  expect(listenInternally({ metrics, sites: () => sites }, without)).toBeUndefined();
});
