import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { filledForm } from '#tests/support/form-fillers.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';

const postgresUrl = inject('postgresUrl');

// needs PostgreSQL, because two processes cannot share an embedded database
describe.skipIf(postgresUrl === undefined)('a disabled site, with two processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-disabled-'));
  const received: string[] = [];
  let takesLeads = false;
  const dealer = createServer((request, response) => {
    void text(request).then((body) => {
      if (takesLeads) received.push(body);
      response.writeHead(takesLeads ? 204 : 500).end();
    });
  });
  let servers: ServerProcess[] = [];
  let settings: Settings = {};

  beforeAll(async () => {
    await new Promise<void>((listening) => dealer.listen(0, '127.0.0.1', listening));
    const { port } = dealer.address() as AddressInfo;
    settings = {
      DATA_DIR: folder,
      DATABASE_URL: await newPostgresDatabase(postgresUrl ?? ''),
      DEMO: 'false',
      STRIPE_SECRET_KEY: 'sk_test_for_tests_only',
      STRIPE_WEBHOOK_SECRET: 'whsec_for_tests_only',
    };
    const file = join(folder, 'site.json');
    for (const slug of ['closing', 'open']) {
      const site = someSettings(slug);
      const [location] = site['locations'] as object[];
      const leads = { webhooks: [`http://127.0.0.1:${port}/leads`] };
      writeFileSync(file, JSON.stringify({ ...site, locations: [{ ...location, leads }] }));
      await runOperator(settings, 'site', 'apply', file);
    }
    servers = [await startServer(settings), await startServer(settings)];
  }, 240_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    dealer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const asked = (slug: string, path: string, method = 'GET') =>
    Promise.all(
      servers.map(({ port }) => exchange({ port, host: `${slug}.localhost`, path, method })),
    );
  const statuses = async (slug: string, path = '/') =>
    (await asked(slug, path)).map(({ status }) => status);

  it('is closed within a second on both, and opens again, while the other goes on', async () => {
    expect(await statuses('closing')).toEqual([200, 200]);
    await runOperator(settings, 'site', 'disable', 'closing');
    await vi.waitFor(async () => expect(await statuses('closing')).toEqual([503, 503]), 1000);
    for (const [path, method] of [
      ['/', 'GET'],
      ['/search', 'HEAD'],
      ['/contact', 'POST'],
      ['/robots.txt', 'GET'],
      ['/sitemap.xml', 'GET'],
      ['/api/me', 'GET'],
      ['/api/events', 'POST'],
      ['/multi-search', 'POST'],
      ['/pictures/brand/icon.svg', 'GET'],
      ['/', 'DELETE'],
    ] as const) {
      for (const { status, headers, body } of await asked('closing', path, method)) {
        expect(status, path).toBe(503);
        expect(headers['retry-after'], path).toBe('3600');
        expect(headers['cache-control'], path).toContain('no-store');
        const words =
          method === 'HEAD' ? '' : 'This website is closed for now. Please come back later.\n';
        expect(body, path).toBe(words);
      }
    }
    expect(await statuses('open')).toEqual([200, 200]);
    await runOperator(settings, 'site', 'enable', 'closing');
    await vi.waitFor(async () => expect(await statuses('closing')).toEqual([200, 200]), 1000);
  });

  it('still has its leads delivered', async () => {
    const fields = leadFormView('general', someSite('closing').settings, new Date()).fields;
    const shopper = { email: 'mia@example.com', phone: '0491570006' };
    const form = { ...filledForm(fields, shopper), idempotency_key: 'key-of-mia' };
    const send = () =>
      exchange({
        port: servers[0]?.port ?? 0,
        host: 'closing.localhost',
        method: 'POST',
        path: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      });
    expect((await send()).status).toBe(303);
    await runOperator(settings, 'site', 'disable', 'closing');
    await vi.waitFor(async () => expect(await statuses('closing')).toEqual([503, 503]), 1000);
    expect((await send()).status).toBe(503);
    takesLeads = true;
    await vi.waitFor(() => expect(received).toHaveLength(1), 30_000);
    expect(received[0]).toContain('mia@example.com');
  });

  it('takes the notices of payments, which the partner sends to one site for all', async () => {
    await runOperator(settings, 'site', 'disable', 'closing');
    await vi.waitFor(async () => expect(await statuses('closing')).toEqual([503, 503]), 1000);
    for (const { status, body } of await asked('closing', '/api/payments/stripe', 'POST'))
      expect([status, body]).toEqual([400, 'The signature is invalid.\n']);
  });
});
