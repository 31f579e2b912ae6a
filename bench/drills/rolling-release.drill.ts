import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import { report } from '#tests/support/report.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { headerOf, startMailReceiver } from '#tests/support/servers/mail-receiver.ts';
import { freePort, startPostgresCluster } from '#tests/support/servers/postgres-cluster.ts';
import { caddyBefore, proxyProgram } from '#tests/support/servers/proxy-programs.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';

const SITE = 'banksia-motors';
const HOST = `${SITE}.forecourt.example`;
const REQUESTS_PER_SECOND = 50;
const DATABASE_AWAY_MS = 20_000;
const BETWEEN_MS = 3000;

type Kind = 'search' | 'vehicle' | 'picture' | 'lead' | 'sign-in';
/** Shares of the requests in percent. */
const mix: readonly (readonly [Kind, number])[] = [
  ['search', 40],
  ['vehicle', 30],
  ['picture', 15],
  ['lead', 10],
  ['sign-in', 5],
];

it('two servers behind Caddy are replaced, and their database restarted and stopped, under load', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-rolling-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startPostgresCluster();
  const caddy = proxyProgram('caddy');
  if (!cluster || !caddy) throw new Error('This drill needs PostgreSQL and Caddy');
  onTestFinished(() => cluster.stop());
  const mail = await startMailReceiver();
  onTestFinished(() => mail.close());
  const settings: Settings = {
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    BASE_DOMAIN: 'forecourt.example',
    PUBLIC_SCHEME: 'https',
    TRUST_PROXY: 'true',
    SHUTDOWN_DELAY_SECONDS: '3',
    SMTP_URL: mail.url,
    SMS_LOG: 'true',
    POSTS_PER_MINUTE: '100000000',
    LEADS_PER_HOUR: '100000000',
    VERIFICATIONS_PER_HOUR: '100000000',
    LOG_LEVEL: 'silent',
  };
  const ports = [await freePort(), await freePort()];
  const internal = [await freePort(), await freePort()];
  const start = (at: number): Promise<ServerProcess> =>
    startServer({ ...settings, PORT: String(ports[at]), INTERNAL_PORT: String(internal[at]) });
  const servers = [await start(0), await start(1)];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });
  const startCaddy = await caddyBefore(caddy, folder, { servers: ports, internal });
  const proxy = await startCaddy();
  onTestFinished(() => proxy.stop());

  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  onTestFinished(() => agent.destroy());
  const visit = visitor(proxy.port, agent);
  const search = (await visit({ path: '/search' })).body;
  const paths = {
    search: ['/search', '/search/toyota', '/search?body=SUV', '/search?range[price]=:30000'],
    vehicle: [...new Set(search.match(/\/cars\/[\w-]+/g))],
    picture: [...new Set(search.match(/\/pictures\/\d+\/[\w./-]+/g))],
  };
  expect(Math.min(paths.vehicle.length, paths.picture.length)).toBeGreaterThan(5);

  const random = seededRandom(20_261_126);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '/';
  const count = { pages: 0, posts: 0, refusedPosts: 0, brokenPosts: 0 };
  const failedPages: string[] = [];
  const acknowledged: string[] = [];
  const page = async (path: string): Promise<void> => {
    count.pages += 1;
    const began = new Date().toISOString();
    const failure = await visit({ path }).then(
      ({ status }) => (status < 500 ? undefined : String(status)),
      (error: unknown) => String(error),
    );
    if (failure !== undefined) failedPages.push(`${began} ${path}: ${failure}`);
  };
  /** A shopper sends the same form again until it is confirmed. */
  const lead = async (email: string): Promise<void> => {
    const path = one(paths.vehicle);
    for (;;) {
      count.posts += 1;
      try {
        const { status, location } = await visit(enquiryPost({ port: 0, host: HOST, email, path }));
        if (status === 303 && location === '/success') return void acknowledged.push(email);
        expect(status, 'without its database a server refuses the form').toBe(503);
        count.refusedPosts += 1;
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
        count.brokenPosts += 1;
      }
      await delay(500);
    }
  };
  const signIn = async (): Promise<void> => {
    const body = new URLSearchParams({ phone: `0491 570 ${100 + Math.floor(random() * 800)}` });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await visit({ method: 'POST', path: '/sign-in', headers, body: body.toString() }).catch(
      () => undefined,
    );
  };

  let isOver = false;
  const underWay = new Set<Promise<void>>();
  const load = async (): Promise<void> => {
    for (let index = 0; !isOver; index += 1) {
      let share = random() * 100;
      const [kind = 'search'] = mix.find(([, percent]) => (share -= percent) < 0) ?? [];
      const sent =
        kind === 'lead'
          ? lead(`shopper-${index}@example.com`)
          : kind === 'sign-in'
            ? signIn()
            : page(one(paths[kind]));
      const tracked = sent.finally(() => underWay.delete(tracked));
      underWay.add(tracked);
      await delay(1000 / REQUESTS_PER_SECOND);
    }
    await Promise.all(underWay);
  };

  const began = performance.now();
  const loaded = load();
  const replace = async (at: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await delay(BETWEEN_MS);
    await (signal === 'SIGTERM' ? servers[at]?.stop() : servers[at]?.kill());
    servers[at] = await start(at);
  };
  for (const round of [1, 2, 3]) {
    await replace(0, 'SIGTERM');
    await replace(1, round === 3 ? 'SIGKILL' : 'SIGTERM');
  }
  await delay(BETWEEN_MS);
  cluster.kill();
  await cluster.restart();
  await delay(BETWEEN_MS);
  cluster.kill();
  await delay(DATABASE_AWAY_MS);
  await cluster.restart();
  await delay(2 * BETWEEN_MS);
  isOver = true;
  await loaded;
  const seconds = Math.round((performance.now() - began) / 1000);

  const exported = await runOperator(settings, 'leads', 'export', '--site', SITE, '--json');
  const stored = exported
    .trim()
    .split('\n')
    // printed by our own command
    .map((line) => (JSON.parse(line) as LeadWithDeliveries).lead);
  const emails = stored.map(({ fields }) => fields.email ?? '');
  const mailed = (): Set<string> =>
    new Set(mail.mails.flatMap((one_) => headerOf(one_, 'reply-to') ?? []));
  await vi.waitFor(() => expect(mailed().size).toBeGreaterThanOrEqual(emails.length), {
    timeout: 180_000,
    interval: 1000,
  });
  report(
    `${seconds} s: ${count.pages} pages, ${failedPages.length} failed; ${acknowledged.length} leads acknowledged in ${count.posts} posts (${count.refusedPosts} refused, ${count.brokenPosts} broken), ${stored.length} stored, ${mail.mails.length} mails`,
  );
  expect(failedPages).toEqual([]);
  expect(emails.length, 'each lead is stored once').toBe(new Set(emails).size);
  expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
}, 900_000);

interface Asked {
  method?: string;
  path?: string;
  headers?: object;
  body?: string | Buffer;
}

interface Answered {
  status: number;
  location: string | undefined;
  body: string;
}

/** Sends requests over https to the proxy; rejects if the connection breaks before the answer is complete. */
function visitor(port: number, agent: Agent): (asked: Asked) => Promise<Answered> {
  return ({ method = 'GET', path = '/', headers, body }) =>
    new Promise((fulfil, reject) => {
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          servername: HOST,
          method,
          path,
          headers: { host: HOST, ...headers },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode: status = 0, headers: given } = response;
            fulfil({ status, location: given.location, body: text });
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}
