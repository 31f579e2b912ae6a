import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import { startMailReceiver } from '#tests/support/servers/mail-receiver.ts';
import { runOperator, startServer } from '#tests/support/servers/server-process.ts';

const host = 'banksia-motors.localhost';
const postgresUrl = inject('postgresUrl');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-roles-'));
const cleanUp: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(cleanUp.map((clean) => clean()));
  rmSync(folder, { recursive: true, force: true });
});

// needs PostgreSQL, because two processes cannot share an embedded database
describe.skipIf(postgresUrl === undefined)('processes with one role each', () => {
  it('web serves pages and takes leads; jobs delivers them and serves no pages', async () => {
    const mail = await startMailReceiver();
    cleanUp.push(() => mail.close());
    const settings = {
      DATA_DIR: folder,
      DATABASE_URL: await newPostgresDatabase(postgresUrl ?? ''),
      DEMO: 'false',
      SMTP_URL: mail.url,
    };
    const file = resolve(import.meta.dirname, '../../src/demo/sites/banksia-motors.json');
    await runOperator(settings, 'site', 'apply', file);
    const start = async (ROLE: string) => {
      const server = await startServer({ ...settings, ROLE });
      cleanUp.push(() => server.kill());
      return server;
    };
    // at the same moment, as a container's host starts them on a new database
    const [web, jobs] = await Promise.all([start('web'), start('jobs')]);
    const statusOf = async (port: number, path: string) =>
      (await exchange({ port, host, path })).status;
    expect(await statusOf(web.port, '/search')).toBe(200);
    expect(await statusOf(jobs.port, '/search')).toBe(404);
    expect(await statusOf(jobs.port, '/readyz')).toBe(200);
    await jobs.stop();
    const path = '/contact';
    const sent = enquiryPost({ port: web.port, host, email: 'mia@example.com', path });
    await exchange({ ...sent, body: `${String(sent.body)}&category=General+Enquiry` });
    expect(await runOperator(settings, 'leads', 'list')).toContain('waiting');
    // longer than a delivery takes to begin
    await new Promise((passed) => setTimeout(passed, 3000));
    expect(mail.mails).toEqual([]);
    await start('jobs');
    await vi.waitFor(() => expect(mail.mails).not.toEqual([]), 30_000);
  }, 240_000);
});
