import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import {
  type ExchangeResponse,
  type ExchangeRequest,
  exchange,
} from '#tests/support/servers/exchange.ts';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { startSilentServer } from '#tests/support/servers/silent-server.ts';
import { startFaultyProxy, type FaultyProxy } from '#tests/support/servers/faulty-proxy.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';

const HOST = 'banksia-motors.localhost';
const postgresUrl = inject('postgresUrl');

const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const clean of cleanUp.toReversed()) await clean();
});

function newFolder(): string {
  const folder = seededFolder();
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function silentUrl(scheme: string): Promise<string> {
  const silent = await startSilentServer();
  cleanUp.push(() => silent.close());
  return `${scheme}://127.0.0.1:${silent.port}`;
}

async function startTestServer(settings: Settings): Promise<ServerProcess> {
  const server = await startServer(settings);
  cleanUp.push(() => server.kill());
  return server;
}

/** Sends a request, which must be answered whatever has failed behind the site. */
function ask(
  server: ServerProcess,
  path: string,
  options: Partial<ExchangeRequest> = {},
): Promise<ExchangeResponse> {
  return exchange({ port: server.port, host: HOST, path, ...options });
}

async function vehiclePathsOf(server: ServerProcess): Promise<string[]> {
  const { body } = await ask(server, '/search');
  return [...new Set(body.match(/\/cars\/[\w-]+/g))];
}

function sendEnquiry(
  server: ServerProcess,
  path: string,
  email: string,
): Promise<ExchangeResponse> {
  return ask(server, path, enquiryPost({ port: server.port, host: HOST, email, path }));
}

/** Expects the page for a form that could not be stored. */
function expectNotSent({ status, headers, body }: ExchangeResponse): void {
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('30');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toContain('was not sent');
  expect(body, 'whom to call stands in the same message').toMatch(
    /was not sent[^<]*<\/p><p[^>]*>You can also call us on <a href="\/call"/,
  );
  expect(body, 'what was typed is still there').toContain('value="Mia"');
}

describe.skipIf(postgresUrl === undefined)('when the database', () => {
  let proxy: FaultyProxy;
  let server: ServerProcess;
  let paths: string[];
  const settings: Settings = {
    POSTS_PER_MINUTE: '100000',
    LEADS_PER_HOUR: '100000',
    LOG_LEVEL: 'silent',
  };
  beforeAll(async () => {
    const url = new URL(await newPostgresDatabase(postgresUrl ?? ''));
    proxy = await startFaultyProxy(Number(url.port));
    cleanUp.push(() => proxy.close());
    url.port = String(proxy.port);
    Object.assign(settings, { DATA_DIR: newFolder(), DATABASE_URL: url.href });
    server = await startTestServer(settings);
    paths = await vehiclePathsOf(server);
  }, 120_000);

  const database = async () => {
    const { status, body } = await ask(server, '/readyz');
    expect(status, 'the process serves pages').toBe(200);
    return /database: (.+)/.exec(body)?.[1];
  };
  const leads = async () =>
    (await runOperator(settings, 'leads', 'export', '--site', 'banksia-motors', '--json'))
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as LeadWithDeliveries).lead.fields.email);

  it.each(['swallow', 'refuse'] as const)(
    'fails (%s), pages are still shown, forms keep their entries and say that they were not sent, and everything recovers afterwards',
    async (fault) => {
      const [path = '', unseen = ''] = paths.slice(fault === 'swallow' ? 0 : 2);
      expect((await ask(server, path)).status).toBe(200);
      proxy[fault]();
      try {
        const email = `${fault}@example.com`;
        expectNotSent(await sendEnquiry(server, path, email));
        expect((await ask(server, '/search?make=Toyota')).status).toBe(200);
        expect((await ask(server, path)).body).toContain('<h1');
        const page = await ask(server, unseen);
        expect(page.status, 'even a page that was never requested before').toBe(200);
        expect(page.body).toContain('name="email"');
        expectNotSent(await sendEnquiry(server, unseen, email));
        expectNotSent(await sendEnquiry(server, '/book-test-drive', email));
        const call = await ask(server, '/call', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect(call.body, 'the masked number is available, even without script').toContain(
          'href="tel:',
        );
        expect((await ask(server, `${path}/view.json`)).status).toBeLessThan(500);
        await vi.waitFor(async () => expect(await database()).toContain('does not answer'), 20_000);
      } finally {
        proxy.pass();
      }
      await vi.waitFor(async () => expect(await database()).toBe('ready'), 20_000);
      expect(await sendEnquiry(server, path, `${fault}@example.com`)).toMatchObject({
        status: 303,
        headers: { location: '/success' },
      });
      expect((await leads()).filter((email) => email === `${fault}@example.com`)).toHaveLength(1);
    },
    120_000,
  );
});

describe('while every service on the network hangs or is unreachable', () => {
  const settings: Settings = { LOG_LEVEL: 'silent' };
  let server: ServerProcess;
  beforeAll(async () => {
    const folder = newFolder();
    Object.assign(settings, {
      DATA_DIR: folder,
      SMTP_URL: await silentUrl('smtp'),
      AUTOGRAB_KEY: 'for tests only',
      AUTOGRAB_URL: await silentUrl('http'),
    });
    server = await startTestServer(settings);
    const file = join(folder, 'site.json');
    writeFileSync(file, JSON.stringify(siteWithWebhook(`http://127.0.0.1:${await freePort()}/`)));
    await runOperator(settings, 'site', 'apply', file);
  }, 180_000);

  it('an enquiry is confirmed immediately, and stored for the mail server and the webhook', async () => {
    const [path = ''] = await vehiclePathsOf(server);
    expect(await sendEnquiry(server, path, 'mia@example.com')).toMatchObject({
      status: 303,
      headers: { location: '/success' },
    });
    const deliveries = async () => {
      const argv = ['leads', 'export', '--site', 'banksia-motors', '--json'];
      return (JSON.parse(await runOperator(settings, ...argv)) as LeadWithDeliveries).deliveries;
    };
    await vi.waitFor(
      async () =>
        expect(await deliveries()).toMatchObject([
          { channel: 'email', state: 'waiting' },
          {
            channel: 'webhook',
            state: 'waiting',
            last_error: expect.stringContaining('ECONNREFUSED'),
          },
        ]),
      { timeout: 60_000, interval: 500 },
    );
  }, 120_000);

  it('a vehicle’s page responds immediately, and its price gauge soon, without AutoGrab', async () => {
    for (const path of (await vehiclePathsOf(server)).slice(0, 4)) {
      expect((await ask(server, path)).status).toBe(200);
      const gauge = await ask(server, `${path}/autogauge`);
      // without enough data in the embedded market model, the gauge is hidden
      if (gauge.status !== 404) expect(JSON.parse(gauge.body)).toHaveProperty('listing_price');
    }
  });

  it('a plate that cannot be looked up leads to the manual form', async () => {
    const { status, body } = await ask(server, '/trade-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ step: 'rego', rego: 'ABC123', regoState: 'NSW' }).toString(),
    });
    expect(status).toBe(200);
    expect(body).toContain('name="make"');
  });

  it('a page is complete without the host of its pictures', async () => {
    const feed = join(settings['DATA_DIR'] ?? '', 'feed.json');
    const vehicle = {
      stocknum: 'AWAY1',
      name: '2021 Mazda CX-5 Maxx',
      year: 2021,
      make: 'Mazda',
      model: 'CX-5',
      item_type: 'car',
      car_type: 'used',
      price: 31_990,
      images: [{ url: 'https://pictures.invalid/1.jpg' }],
    };
    writeFileSync(feed, JSON.stringify([vehicle]));
    const argv = ['stock', 'import', feed, '--dealership', 'banksia-motors', '--force'];
    await runOperator(settings, ...argv);
    const [path = ''] = await vi.waitFor(async () => {
      const { body } = await ask(server, '/search/mazda?query=AWAY1');
      const paths = body.match(/\/cars\/2021-mazda-cx-5[\w-]*/g) ?? [];
      expect(paths).not.toEqual([]);
      return paths;
    }, 10_000);
    const { status, body } = await ask(server, path);
    expect(status).toBe(200);
    expect(body).toContain('31,990');
    const picture = /\/pictures\/[^"\s]+\.(?:jpg|webp|avif)/.exec(body)?.[0] ?? '';
    expect(picture).not.toBe('');
    expect((await ask(server, picture)).status).toBeGreaterThanOrEqual(404);
  }, 120_000);

  describe('and a Meilisearch server', () => {
    let paths: string[];
    beforeAll(async () => {
      paths = await pathsWithEverything();
    });

    it.each<[string, () => Promise<string>]>([
      ['is unreachable', async () => `http://127.0.0.1:${await freePort()}`],
      ['hangs', () => silentUrl('http')],
    ])(
      '%s, only searches fail, and show whom to call',
      async (_, url) => {
        await server.kill();
        server = await startTestServer({ ...settings, SEARCH_URL: await url() });
        const { status, headers, body } = await ask(server, '/search');
        expect(status).toBe(503);
        expect(headers['retry-after']).toBe('30');
        expect(body).toContain('<h1>Search</h1>');
        expect(body).toMatch(/<a href="\/call"[^>]*>Call /);
        expect(body, 'no way leads back to the same failure').not.toContain('>Browse our stock<');
        // more pages that wait at once would find the server busy
        const waiting = paths.values();
        const opened = Array.from({ length: 4 }, async () => {
          for (const path of waiting) {
            const page = await ask(server, path);
            expect(page.status, path).toBe(200);
            expect(page.body.match(/<h1/g), path).toHaveLength(1);
            expect(page.headers, 'is not for visitors').not.toHaveProperty('x-incomplete');
          }
        });
        await Promise.all(opened);
        const home = await ask(server, '/');
        expect(home.headers['cache-control'], 'an incomplete page is not stored').toBe('no-store');
        const listed = paths.find((path) => path.startsWith('/cars/')) ?? '';
        const vehicle = await ask(server, listed);
        expect(vehicle.headers['cache-control'], 'a vehicle lacks nothing').toContain('public');
      },
      180_000,
    );
  });

  /** Vehicles, and each page that the home page links to, except searches. */
  async function pathsWithEverything(): Promise<string[]> {
    const { body } = await ask(server, '/');
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)].map(([, path = '']) => path);
    const linked = links.filter((path) => !/^\/(search|call|my-garage|api)\b/.test(path));
    return [...new Set(['/', ...linked, ...(await vehiclePathsOf(server)).slice(0, 6)])];
  }
});

/** A demo site that also sends leads to a webhook. */
function siteWithWebhook(webhook: string): object {
  const file = resolve(import.meta.dirname, '../../src/demo/sites/banksia-motors.json');
  // the structure of the demo's file is known
  const site = JSON.parse(readFileSync(file, 'utf8')) as { locations: { leads?: object }[] };
  for (const location of site.locations)
    location.leads = { emails: ['sales@banksia.example'], webhooks: [webhook] };
  return site;
}
