import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { exchange, type ExchangeResponse } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { type ServerProcess, startServer } from '#tests/support/servers/server-process.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';

const HOST = 'kestrel-auto.localhost';
const SIGN_IN = '/sign-in?type=my-garage';
const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === undefined)('signing out while the database is away', () => {
  let server: ServerProcess;
  let cluster: pg.Client;
  let database: string;
  const cleanUp: (() => unknown)[] = [];

  beforeAll(async () => {
    const url = await newPostgresDatabase(postgresUrl ?? '');
    database = new URL(url).pathname.slice(1);
    const folder = seededFolder();
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    server = await startServer({ DATA_DIR: folder, DATABASE_URL: url, SMS_LOG: 'true' });
    cleanUp.push(() => server.kill());
    cluster = new pg.Client({ connectionString: postgresUrl ?? '' });
    await cluster.connect();
    cleanUp.push(() => cluster.end());
  }, 240_000);
  afterAll(async () => {
    for (const clean of cleanUp.toReversed()) await clean();
  });

  const get = (path: string, cookie = '') =>
    exchange({ port: server.port, host: HOST, path, headers: { cookie } });
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    exchange({
      port: server.port,
      host: HOST,
      path,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      body: new URLSearchParams(fields).toString(),
    });
  const cookiesOf = ({ headers }: ExchangeResponse): string[] => headers['set-cookie'] ?? [];

  async function signedIn(phone: string): Promise<string> {
    await post(SIGN_IN, { go: 'send', phone });
    const { body } = await get('/development/messages');
    const message = body.split('<li>').find((item) => item.includes(phone.slice(1)));
    const code = /<pre>(\d{6})/.exec(message ?? '')?.[1] ?? '';
    const [cookie = ''] = cookiesOf(await post(SIGN_IN, { go: 'verify', phone, code }));
    return cookie.split(';')[0] ?? '';
  }

  async function letDatabase(state: 'away' | 'back'): Promise<void> {
    await cluster.query(
      `alter database "${database}" allow_connections ${state === 'back' ? 'true' : 'false'}`,
    );
    if (state === 'away')
      await cluster.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [database],
      );
  }

  it.each([
    ['here', {}, '0491570151', 'couldn’t end your session'],
    ['everywhere', { everywhere: 'on' }, '0491570152', 'Your other devices are still signed in'],
  ])(
    '%s clears the browser all the same, and says what it could not do',
    async (_where, fields, phone, words) => {
      const cookie = await signedIn(phone);
      await letDatabase('away');
      try {
        const answer = await post('/api/sign-out', fields, cookie);
        expect(answer.status, answer.body).toBe(303);
        const [session = '', forget = ''] = cookiesOf(answer);
        expect(session).toMatch(/^visitor=; Path=\/; Max-Age=0;/);
        expect(forget).toMatch(/^signed-out=1;/);
        const page = await get(answer.headers.location ?? '');
        expect([page.status, page.body]).toEqual([200, expect.stringContaining(words)]);
      } finally {
        await letDatabase('back');
      }
      const garage = async (): Promise<number> => (await get('/my-garage', cookie)).status;
      await expect.poll(garage, { timeout: 20_000 }).toBe(200);
      const again = await post('/api/sign-out', fields, cookie);
      expect(again.headers.location).toBe('/my-garage/signed-out');
      expect((await get('/my-garage', cookie)).status, 'the session has ended').toBe(302);
      expect((await get('/my-garage/signed-out')).body).not.toContain(words);
    },
  );
});
