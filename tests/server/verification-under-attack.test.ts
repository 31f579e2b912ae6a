import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import {
  type PostgresCluster,
  startPostgresCluster,
} from '#tests/support/servers/postgres-cluster.ts';
import {
  runOperator,
  type ServerProcess,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';

const SITE = 'banksia-motors';
const SIGN_IN = '/sign-in?type=my-garage&redirect=/my-garage&back=/';
const TOO_MANY = 'Too many verification attempts. Please try again later.';
const NO_CODE = 'This code has expired, or there were too many wrong attempts.';
/** The client network of the phones' owners. */
const HOME = '192.0.2.7';
/** The defaults of the configuration. */
const CODES = { perPhoneAndHour: 5, perPrefixAndDay: 30 };
const GUESSES_PER_CODE = 5;

// needs PostgreSQL, because two processes cannot share an embedded database
describe.skipIf(inject('postgresUrl') === undefined)('verification, by two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-attack-'));
  let cluster: PostgresCluster | undefined;
  let servers: ServerProcess[] = [];
  let databaseUrl = '';

  beforeAll(async () => {
    cluster = await startPostgresCluster();
    if (!cluster) throw new Error('PostgreSQL could not be started');
    const url = await newPostgresDatabase(cluster.url);
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: url,
      DEMO: 'false',
      SMS_LOG: 'true',
      TRUST_PROXY: 'true',
    };
    const file = resolve(import.meta.dirname, `../../src/demo/sites/${SITE}.json`);
    await runOperator(settings, 'site', 'apply', file);
    servers = [await startServer(settings), await startServer(settings)];
    databaseUrl = url;
  }, 240_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  let requests = 0;
  /** Posts the form, each time to the other process and, unless a network is given, from another address. */
  function post(
    fields: Record<string, string>,
    { cookie = '', path = SIGN_IN, network = '' } = {},
  ): Promise<ExchangeResponse> {
    const at = (requests += 1);
    return exchange({
      port: servers[at % servers.length]?.port ?? 0,
      host: `${SITE}.localhost`,
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': network || `203.0.${Math.trunc(at / 250)}.${at % 250}`,
        ...(cookie && { cookie }),
      },
      body: new URLSearchParams(fields).toString(),
    });
  }
  const send = (phone: string, network?: string) =>
    post({ go: 'send', phone }, network === undefined ? {} : { network });
  const guess = (phone: string, code: string, from: { cookie?: string; network?: string } = {}) =>
    post({ go: 'verify', phone, code }, from);
  /** Posts the form of the finance page. */
  const finance = (fields: Record<string, string>) => post(fields, { path: '/finance' });

  async function inParallel<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let from = 0; from < count; from += 25) {
      const size = Math.min(25, count - from);
      results.push(
        ...(await Promise.all(Array.from({ length: size }, (_, at) => make(from + at)))),
      );
    }
    return results;
  }

  /** The messages that both processes sent, as the page for developers lists them. */
  async function sentMessages(): Promise<string[]> {
    const pages = await Promise.all(
      servers.map(({ port }) =>
        exchange({ port, host: `${SITE}.localhost`, path: '/development/messages' }),
      ),
    );
    return pages.flatMap(({ body }) => body.split('<li>').slice(1));
  }

  /** The state of the database, as `/readyz` says it. */
  const statesOfServers = () =>
    Promise.all(
      servers.map(async ({ port }) => {
        const { body } = await exchange({ port, host: `${SITE}.localhost`, path: '/readyz' });
        return /database: (.+)/.exec(body)?.[1];
      }),
    );

  async function codeFor(phone: string): Promise<string> {
    const message = (await sentMessages()).find((item) => item.includes(phone.slice(1)));
    return /<pre>(\d{6})/.exec(message ?? '')?.[1] ?? '';
  }

  async function rows(query: string, ...values: string[]): Promise<unknown[]> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const answer = await database.query(query, values);
    await database.end();
    return answer.rows;
  }

  it('compares five guesses of strangers at a code, however many are made at once, and its owner still signs in', async () => {
    const phone = '0491571006';
    await send(phone, HOME);
    const code = await codeFor(phone);
    const wrong = (at: number) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0');
    const answers = await inParallel(200, (at) => guess(phone, wrong(at)));
    expect(answers.filter(({ status }) => status === 303)).toEqual([]);
    const counted = 'select guesses, foreign_guesses from verification_code where phone = $1';
    expect(await rows(counted, phone)).toEqual([{ guesses: 0, foreign_guesses: GUESSES_PER_CODE }]);
    expect((await guess(phone, code)).body).toContain(NO_CODE);
    expect(await rows('select 1 from visitor where phone = $1', phone)).toEqual([]);
    expect((await guess(phone, code, { network: HOME })).status).toBe(303);
  });

  it('counts no guess at a phone without a code, so that a stranger locks nobody out', async () => {
    const phone = '0491575006';
    const stranger = { network: '198.51.100.66' };
    const early = await inParallel(25, () => guess(phone, '123456', stranger));
    expect(early.filter(({ body }) => body.includes(NO_CODE))).toHaveLength(25);
    await send(phone, HOME);
    const code = await codeFor(phone);
    expect((await guess(phone, code, { network: HOME })).status).toBe(303);
  });

  it('spends a code once, although it is sent to both processes at the same time', async () => {
    const phone = '0491572006';
    await send(phone);
    const code = await codeFor(phone);
    const answers = await inParallel(10, () => guess(phone, code));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect((await guess(phone, code)).body).toContain(NO_CODE);
    expect(await rows('select 1 from visitor where phone = $1', phone)).toHaveLength(1);
  });

  it('never adopts a session that the visitor brings along', async () => {
    const phone = '0491573006';
    const planted = 'A'.repeat(43);
    await send(phone);
    const answer = await guess(phone, await codeFor(phone), { cookie: `visitor=${planted}` });
    expect(answer.status).toBe(303);
    const [cookie] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^visitor=[\w-]{43};/);
    expect(cookie).not.toContain(planted);
    expect(servers.map((server) => server.output()).join('')).not.toContain(
      cookie?.slice(8, 51) ?? '',
    );
  });

  it('refuses with the form while the database restarts, and works afterwards', async () => {
    const phone = '0491574006';
    cluster?.kill();
    const refused = await send(phone);
    expect(refused.status).toBe(503);
    expect(refused.body).toContain('An unknown error occurred.');
    expect(refused.body).toContain(`value="${phone}"`);
    const contact = { name: 'Mia', last_name: 'Chen', email: 'mia@example.com' };
    const applied = await finance({ go: 'apply', ...contact, phone, code: '123456' });
    expect(applied.status).toBe(503);
    expect(applied.body).toContain('An unknown error occurred during verification.');
    expect(applied.body).toContain('value="mia@example.com"');
    const away = expect.stringContaining('does not answer');
    await vi.waitFor(async () => expect(await statesOfServers()).toEqual([away, away]), {
      timeout: 60_000,
      interval: 200,
    });
    await cluster?.restart();
    await vi.waitFor(async () => expect(await statesOfServers()).toEqual(['ready', 'ready']), {
      timeout: 60_000,
      interval: 500,
    });
    await send(phone);
    expect((await guess(phone, await codeFor(phone))).status).toBe(303);
  }, 120_000);

  it('sends few codes to a phone and to a block of numbers, from however many addresses it is asked', async () => {
    // the numbers for fiction are one block, so the codes of the other tests count too
    const before = (await sentMessages()).length;
    const phone = '0491570006';
    const toOne = await inParallel(100, () => send(phone));
    expect(toOne.filter(({ body }) => body.includes(TOO_MANY))).toHaveLength(
      100 - CODES.perPhoneAndHour,
    );
    expect(await sentMessages()).toHaveLength(before + CODES.perPhoneAndHour);
    await inParallel(200, (at) => send(`0491570${100 + at}`));
    expect(await sentMessages()).toHaveLength(CODES.perPrefixAndDay);
    expect((await finance({ go: 'send', phone })).body).toContain(TOO_MANY);
    const log = await rows(`select 1 from verification where verification_type = 'sms'`);
    expect(log).toHaveLength(CODES.perPrefixAndDay);
  });

  it('lets a known customer sign in at home although strangers have used up every limit', async () => {
    // the owner of this phone signed in from there, in the first test
    const phone = '0491571006';
    await inParallel(60, () => send(phone));
    await inParallel(60, (at) => send(`0491571${200 + at}`));
    expect((await send(phone)).body).toContain(TOO_MANY);
    const before = (await sentMessages()).length;
    expect((await send(phone, HOME)).body).not.toContain(TOO_MANY);
    const messages = await sentMessages();
    expect(messages).toHaveLength(before + 1);
    expect((await guess(phone, await codeFor(phone), { network: HOME })).status).toBe(303);
  });
});
