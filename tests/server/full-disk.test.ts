import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type FormKind, formKinds } from '#domain/form/form-kinds.ts';
import { siteSettingsOf } from '#tests/support/demo-settings.ts';
import { filledForm, type Shopper } from '#tests/support/form-fillers.ts';
import { formPosts, QUICK_SITE } from '#tests/support/form-posts.ts';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import { freePort } from '#tests/support/servers/postgres-cluster.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { mountSmallDisk, type SmallDisk } from '#tests/support/small-disk.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';

const SITE = 'kestrel-auto';
const HOST = `${SITE}.localhost`;
const MEGABYTE = 1024 * 1024;
const FULL = 'has no disk space left; forms answer 503';
const SIGN_IN = '/sign-in?type=my-garage&redirect=/my-garage&back=/';

const postgresUrl = inject('postgresUrl');
const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const clean of cleanUp.toReversed()) await clean();
});

const limits: Settings = {
  SMS_LOG: 'true',
  TRUST_PROXY: 'true',
  POSTS_PER_MINUTE: '1000000',
  LEADS_PER_HOUR: '1000000',
  VERIFICATIONS_PER_HOUR: '1000000',
  VERIFICATIONS_PER_PREFIX_AND_DAY: '1000000',
};

async function startedWith(settings: Settings): Promise<ServerProcess> {
  const server = await startServer({ ...limits, ...settings });
  cleanUp.push(() => server.kill());
  return server;
}

let posted = 0;
function to(server: ServerProcess) {
  const get = (path: string, host = HOST) => exchange({ port: server.port, host, path });
  const post = (
    path: string,
    fields: Record<string, string>,
    { host = HOST, cookie = '' } = {},
  ): Promise<ExchangeResponse> => {
    posted += 1;
    return exchange({
      port: server.port,
      host,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `100.64.${Math.trunc(posted / 250)}.${posted % 250}`,
        ...(cookie && { cookie }),
      },
      body: new URLSearchParams(fields).toString(),
    });
  };
  const codeOf = async (phone: string, path: string): Promise<string> => {
    await post(path, { go: 'send', phone });
    const { body } = await get('/development/messages');
    const message = body.split('<li>').find((item) => item.includes(phone.slice(1)));
    return /<pre>(\d{6})/.exec(message ?? '')?.[1] ?? '';
  };
  const signedIn = async ({ phone, email }: Shopper): Promise<string> => {
    const code = await codeOf(phone, SIGN_IN);
    const { headers } = await post(SIGN_IN, { go: 'verify', phone, code });
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const details = { go: 'details', name: 'Mia', last_name: 'Chen', email };
    await post(SIGN_IN, details, { cookie });
    return cookie;
  };
  const enquire = (message: string) =>
    post('/contact', {
      ...filledForm(formPosts(SITE, () => '').general().fields, {
        email: 'mia@example.com',
        phone: '0491570006',
      }),
      message,
    });
  const database = async (): Promise<string | undefined> => {
    const { status, body } = await get('/readyz');
    expect(status, 'the process serves pages').toBe(200);
    return /database: (.+)/.exec(body)?.[1];
  };
  return { get, post, codeOf, signedIn, enquire, database };
}

function expectNotStored({ status, headers, body }: ExchangeResponse, typed: string): void {
  expect(status, body.slice(0, 500)).toBe(503);
  expect(headers['retry-after']).toBeDefined();
  expect(body, 'the entries are kept').toContain(typed);
  expect(body, 'the dealer can be called').toMatch(/href="(?:tel:|\/call)/);
}

describe.skipIf(postgresUrl === undefined)('a PostgreSQL that stores nothing any more', () => {
  let server: ServerProcess;
  let client: pg.Client;
  let metricsPort: number;
  const settings: Settings = {};
  const vehicles: string[] = [];
  beforeAll(async () => {
    const url = await newPostgresDatabase(postgresUrl ?? '');
    const folder = seededFolder();
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    metricsPort = await freePort();
    const stripe = createServer((request, response) => {
      const session = { id: 'cs_1', url: 'https://checkout.stripe.example/pay/1' };
      request.resume().on('end', () => response.end(JSON.stringify(session)));
    }).listen(0, '127.0.0.1');
    await once(stripe, 'listening');
    cleanUp.push(() => stripe.close());
    Object.assign(settings, {
      DATA_DIR: folder,
      DATABASE_URL: url,
      METRICS_PORT: String(metricsPort),
      STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
      STRIPE_WEBHOOK_SECRET: 'whsec_for_tests_only',
      STRIPE_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    });
    server = await startedWith(settings);
    const file = join(folder, 'quick.json');
    const quick = { ...siteSettingsOf(SITE), slug: QUICK_SITE, domains: [] };
    writeFileSync(file, JSON.stringify({ ...quick, trade_in: { steps: 'quick' } }));
    await runOperator(settings, 'site', 'apply', file);
    const { body } = await to(server).get('/search');
    for (const [, slug = ''] of body.matchAll(/href="\/cars\/([\w-]+)/g))
      if ((await to(server).get(`/cars/${slug}/checkout`)).body.includes('name="email"'))
        vehicles.push(slug);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    cleanUp.push(() => client.end());
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`);
    await client.query(`
      create table disk as select false as is_full;
      create function refuse() returns trigger language plpgsql as $$
      begin
        if (select is_full from disk) then
          raise exception 'could not extend file: No space left on device' using errcode = '53100';
        end if;
        return null;
      end $$`);
    for (const { name } of rows)
      await client.query(
        `create trigger full_disk before insert or update on ${name} for each statement execute function refuse()`,
      );
  }, 240_000);

  /** Makes every insert and update fail as it does on a full disk. */
  async function fill(isFull: boolean): Promise<void> {
    await client.query('update disk set is_full = $1', [isFull]);
  }

  const metrics = async (): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    return answer.text();
  };

  it.each(formKinds)(
    'keeps what was typed into the %s form, and stores it afterwards',
    async (kind: FormKind) => {
      const asked = to(server);
      const {
        path,
        host = HOST,
        fields,
        extras,
        key = 'idempotency_key',
        ...needs
      } = formPosts(SITE, () => vehicles[0] ?? '')[kind]();
      const phone = `0491570${String(100 + formKinds.indexOf(kind)).padStart(3, '0')}`;
      const shopper = { phone, email: `${kind}@example.com` };
      const address = needs.needsVehicle ? `/cars/${vehicles.pop()}/checkout` : path;
      const cookie = needs.needsSignIn ? await asked.signedIn(shopper) : '';
      const values = {
        ...filledForm(fields, shopper),
        ...(needs.needsCode && { code: await asked.codeOf(phone, path) }),
        ...extras,
        [key]: String(formKinds.indexOf(kind)).padStart(32, '0'),
      };
      await fill(true);
      try {
        // the wheel is turned by signed-in visitors, whose details the site knows
        const typed = needs.needsSignIn ? '' : shopper.email;
        expectNotStored(await asked.post(address, values, { host, cookie }), typed);
        expect((await asked.get('/search', host)).status).toBe(200);
      } finally {
        await fill(false);
      }
      const { status, body } = await asked.post(address, values, { host, cookie });
      expect([200, 303], body.slice(0, 500)).toContain(status);
      expect(body).not.toContain('class="error-summary"');
    },
  );

  it('says so in the readiness, the metrics and the log, once a minute', async () => {
    await fill(true);
    try {
      for (let at = 0; at < 5; at += 1) await to(server).enquire('Is it still there?');
      await vi.waitFor(async () => expect(await to(server).database()).toBe(FULL), 10_000);
      expect(await metrics()).toContain('forecourt_database_state{state="full"} 1');
    } finally {
      await fill(false);
    }
    const lines = server.output().split('\n');
    expect(lines.filter((line) => line.includes('"the database failed"')).length).toBeLessThan(6);
  });
});

const disks: SmallDisk[] = [];
afterAll(() => {
  for (const disk of disks) disk.remove();
});
function smallDisk(megabytes: number): SmallDisk | undefined {
  const disk = mountSmallDisk(megabytes);
  if (disk) disks.push(disk);
  return disk;
}
/** Writes a file that leaves only so many bytes. @returns removes it */
function fillDisk(folder: string, leave: number): () => void {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  } catch (error) {
    // the server has written something meanwhile, so the disk is as full as it can be
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(ballast);
}

describe('a disk that is full', () => {
  it('of an embedded database refuses forms, serves pages and pictures, and recovers by itself', async (context) => {
    const seeded = seededFolder();
    cleanUp.push(() => rmSync(seeded, { recursive: true, force: true }));
    const size = Number(
      spawnSync('du', ['-sm', seeded], { encoding: 'utf8' }).stdout.split('\t')[0],
    );
    const disk = smallDisk(size + 150);
    if (!disk) return context.skip('a disk cannot be mounted here');
    cpSync(seeded, disk.folder, { recursive: true });
    const server = await startedWith({ DATA_DIR: disk.folder });
    const asked = to(server);
    expect((await asked.enquire('Before')).status).toBe(303);
    const { body } = await asked.get('/search');
    const pictures = [...new Set(body.match(/\/pictures\/(?!brand)[^"\s,]+\.(?:jpg|webp|avif)/g))];
    expect(pictures.length).toBeGreaterThan(3);
    const empty = fillDisk(disk.folder, 20 * MEGABYTE);
    await vi.waitFor(async () => expectNotStored(await asked.enquire('Typed'), 'Typed'), 5000);
    empty();
    const emptyAll = fillDisk(disk.folder, 0);
    expectNotStored(await asked.enquire('Typed'), 'Typed');
    for (const picture of pictures.slice(0, 4))
      expect((await asked.get(picture)).status, picture).toBe(200);
    expect((await asked.get('/search?make=Kia')).status).toBe(200);
    await vi.waitFor(async () => expect(await asked.database()).toBe(FULL), 10_000);
    expect(server.isRunning()).toBe(true);
    emptyAll();
    await vi.waitFor(async () => expect((await asked.enquire('After')).status).toBe(303), 5000);
  }, 120_000);

  it.skipIf(postgresUrl === undefined)(
    'of PostgreSQL refuses forms, serves pages, and recovers by itself',
    async (context) => {
      const disk = smallDisk(200);
      if (!disk) return context.skip('a disk cannot be mounted here');
      const owner = (flag: string) =>
        Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
      chownSync(disk.folder, owner('-u'), owner('-g'));
      const cluster = new pg.Client({ connectionString: postgresUrl });
      await cluster.connect();
      await cluster.query(`create tablespace small location '${disk.folder}'`);
      await cluster.query('create database on_small tablespace small');
      const folder = seededFolder();
      cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
      const server = await startedWith({
        DATA_DIR: folder,
        DATABASE_URL: (postgresUrl ?? '').replace(/\/postgres$/, '/on_small'),
      });
      try {
        const asked = to(server);
        const empty = fillDisk(disk.folder, 0);
        let refused: ExchangeResponse | undefined;
        // the pages of the tables have some room left
        for (let at = 0; at < 300 && !refused; at += 1) {
          const answer = await asked.enquire('Typed '.repeat(600));
          expect([303, 503]).toContain(answer.status);
          if (answer.status === 503) refused = answer;
        }
        if (!refused) throw new Error('The disk was never full');
        expectNotStored(refused, 'Typed Typed');
        expect((await asked.get('/search?make=Kia')).status).toBe(200);
        await vi.waitFor(async () => expect(await asked.database()).toBe(FULL), 10_000);
        empty();
        expect((await asked.enquire('After')).status).toBe(303);
      } finally {
        await server.kill();
        await cluster.query('drop database on_small with (force)');
        await cluster.query('drop tablespace small');
        await cluster.end();
      }
    },
    240_000,
  );
});
