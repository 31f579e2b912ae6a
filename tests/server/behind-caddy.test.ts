import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import { copyOfTemplate } from '#tests/support/postgres-databases.ts';
import { report } from '#tests/support/report.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import { type FaultyProxy, startFaultyProxy } from '#tests/support/servers/faulty-proxy.ts';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import {
  caddyBefore,
  type CaddyProcess,
  proxyProgram,
} from '#tests/support/servers/proxy-programs.ts';
import {
  runOperator,
  type ServerProcess,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { type TlsClient, tlsClient } from '#tests/support/servers/tls-client.ts';
import { someSettings } from '#tests/support/sites.ts';

const postgresUrl = inject('postgresUrl');
const caddyProgram = proxyProgram('caddy');

const folder = mkdtempSync(join(tmpdir(), 'forecourt-caddy-'));
const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const clean of cleanUp.toReversed()) await clean();
});

// needs PostgreSQL, because two processes cannot share an embedded database
describe.skipIf(!postgresUrl || !caddyProgram)('two processes behind Caddy', () => {
  const caddyData = join(folder, 'caddy');
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    BASE_DOMAIN: 'forecourt.example',
    PUBLIC_SCHEME: 'https',
    TRUST_PROXY: 'true',
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    SHUTDOWN_DELAY_SECONDS: '3',
    POSTS_PER_MINUTE: '100000',
    LEADS_PER_HOUR: '100000',
  };
  let database: FaultyProxy;
  let servers: ServerProcess[];
  let internalPorts: number[];
  let caddy: CaddyProcess;
  let visitor: TlsClient;
  let startCaddy: () => Promise<CaddyProcess>;

  const applySite = async (slug: string, domains: string[]): Promise<void> => {
    const file = join(folder, `${slug}.json`);
    writeFileSync(file, JSON.stringify(someSettings(slug, { domains })));
    await runOperator(settings, 'site', 'apply', file);
  };

  beforeAll(async () => {
    const url = new URL(await copyOfTemplate(postgresUrl ?? ''));
    database = await startFaultyProxy(Number(url.port));
    cleanUp.push(() => database.close());
    url.port = String(database.port);
    settings['DATABASE_URL'] = url.href;
    await applySite('yard', ['yard.example']);
    internalPorts = [await freePort(), await freePort()];
    servers = [];
    // one after the other: the first prepares the job queue
    for (const port of internalPorts) {
      const server = await startServer({ ...settings, INTERNAL_PORT: String(port) });
      cleanUp.push(() => server.kill());
      servers.push(server);
    }

    startCaddy = await caddyBefore(caddyProgram ?? '', folder, {
      servers: servers.map(({ port }) => port),
      internal: internalPorts,
    });
    caddy = await startCaddy();
    cleanUp.push(() => caddy.stop());
    const authority = readFileSync(join(caddyData, 'pki/authorities/local/root.crt'), 'utf8');
    visitor = tlsClient(caddy.port, authority);
  }, 240_000);

  it('gives a new site’s domain a certificate at once', async () => {
    expect(await visitor.handshake('vans.example')).toBe(false);
    await applySite('vans', ['vans.example', 'shop.vans.example']);
    const applied = performance.now();
    await expect.poll(() => visitor.handshake('vans.example'), { timeout: 2000 }).toBe(true);
    report(`certificate ${Math.round(performance.now() - applied)} ms after the settings`);
    const { status, body } = await visitor.ask('https://vans.example/');
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://vans.example/"');
    expect(await visitor.handshake('yard.forecourt.example'), 'the address by its slug').toBe(true);
  });

  it('refuses names that no site has', async () => {
    const names = [
      'evil.example',
      'nobody.forecourt.example',
      'forecourt.example',
      'a.yard.example',
    ];
    for (const name of names) expect(await visitor.handshake(name), name).toBe(false);
  });

  it('leads from the www. twin to the domain, with path and query', async () => {
    const path = '/search?make=Toyota&page=2';
    for (const form of [undefined, 'go=search']) {
      const { status, headers } = await visitor.ask(`https://www.yard.example${path}`, form);
      expect(status).toBe(308);
      expect(headers.location).toBe(`https://yard.example${path}`);
      // browsers that remembered it would loop if the site's first domain changed
      expect(headers['cache-control']).toContain('no-store');
    }
    expect((await visitor.ask(`https://yard.example${path}`)).status).toBe(200);
  });

  it('has the permissions only on the internal port', async () => {
    const path = '/domain-permission?domain=yard.example';
    expect((await visitor.ask(`https://yard.example${path}`)).status).toBe(404);
    for (const host of ['yard.example', 'localhost', '127.0.0.1']) {
      const { status } = await exchange({ port: servers[0]!.port, host, path });
      expect(status, host).toBe(404);
    }
    const internal = internalPorts[0]!;
    expect((await exchange({ port: internal, host: 'localhost', path })).status).toBe(200);
  });

  it.each(['swallow', 'refuse'] as const)(
    'goes on while the database is away (%s)',
    async (fault) => {
      const unseen = { swallow: 'www.vans.example', refuse: 'vans.forecourt.example' }[fault];
      // each process reads a site's content when the site is first visited
      for (const { port } of servers) await exchange({ port, host: 'yard.example', path: '/' });
      database[fault]();
      try {
        expect(await visitor.handshake(unseen)).toBe(true);
        expect(await visitor.handshake(`evil-${fault}.example`)).toBe(false);
        expect((await visitor.ask('https://yard.example/')).status).toBe(200);
      } finally {
        database.pass();
      }
    },
  );

  it('refuses a domain that was removed; one with a certificate is refused once that is deleted', async () => {
    await applySite('bikes', ['bikes.example', 'bicycles.example']);
    await expect.poll(() => visitor.handshake('bikes.example'), { timeout: 2000 }).toBe(true);
    await applySite('bikes', []);
    await expect
      .poll(() => visitor.ask('https://bikes.example/').then(({ status }) => status))
      .toBe(404);
    expect(await visitor.handshake('bicycles.example')).toBe(false);
    expect(await visitor.handshake('bikes.example'), 'as long as Caddy holds it').toBe(true);
    await caddy.stop();
    rmSync(join(caddyData, 'certificates/local/bikes.example'), { recursive: true });
    caddy = await startCaddy();
    expect(await visitor.handshake('bikes.example')).toBe(false);
  });

  it('loses no request when one process stops', async () => {
    let isOver = false;
    const failures: string[] = [];
    let answered = 0;
    const forms: string[] = [];
    const send = async (email?: string): Promise<void> => {
      const path = '/contact';
      const form = email && enquiryPost({ port: 0, host: '', email, path });
      const body = form ? `${String(form.body)}&category=General+Enquiry` : undefined;
      await visitor.ask(`https://yard.example${path}`, body).then(
        ({ status }) => {
          if (status < 400) answered += 1;
          else failures.push(`${status} for ${email ?? 'a page'}`);
        },
        (error: unknown) => void failures.push(String(error)),
      );
    };
    const shop = async (who: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) {
        const email = turn % 2 === 0 ? `shopper-${who}-${turn}@example.com` : undefined;
        if (email) forms.push(email);
        await send(email);
        await delay(200);
      }
    };
    const shoppers = [0, 1, 2].map(shop);
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(6);
    await servers[0]!.stop();
    const atStop = answered;
    await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThan(atStop + 6);
    isOver = true;
    await Promise.all(shoppers);
    expect(failures).toEqual([]);
    const leads = await runOperator(settings, 'leads', 'export', '--site', 'yard');
    for (const email of forms) expect(leads).toContain(email);
    report(`${answered} requests, ${forms.length} of them forms, while a process stopped`);
  }, 60_000);
});
