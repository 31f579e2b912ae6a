import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import type { LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import {
  type LeadReceivers,
  startLeadReceivers,
} from '#tests/support/servers/lead-receiver-process.ts';
import type { PostgresCluster } from '#tests/support/servers/postgres-cluster.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { report } from '#tests/support/report.ts';

/** The number of submissions, and how often each process is killed at a random moment between them. */
interface FaultPlan {
  submissions: number;
  kills: Readonly<Record<Victim, number>>;
}
type Victim = 'server' | 'database' | 'receivers';

/** The default suits a pull request; LEADS_UNDER_FAULTS sets another number, such as 10000. */
const requestedLeads = process.env['LEADS_UNDER_FAULTS'];
export const SUBMISSIONS = {
  pglite: requestedLeads === undefined ? 500 : Number(requestedLeads),
  postgres: requestedLeads === undefined ? 1500 : Number(requestedLeads),
};
const SHOPPERS_AT_ONCE = 16;
/** Milliseconds before a shopper whose submission failed retries. */
const PAUSE_MS = 20;
const LATEST_MOMENT_MS = 30;
/** How long receivers stay away; deliveries at that time succeed on a later attempt. */
const RECEIVERS_GONE_MS = 400;
const HOST = 'banksia-motors.localhost';
export const LIMIT_MS = requestedLeads === undefined ? 480_000 : 1_800_000;

/**
 * Sends leads while the server, its database and its receivers are killed at random moments, and asserts that every
 * acknowledged lead is stored once and delivered. Call it from a test: it cleans up when that test ends.
 * @param cluster the server's PostgreSQL; PGlite without it
 */
export async function survivesFaults(
  { submissions, kills }: FaultPlan,
  cluster?: PostgresCluster,
): Promise<void> {
  const folder = seededFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const receivers = await startLeadReceivers(folder);
  onTestFinished(() => receivers.kill());
  const settings: Settings = {
    DATA_DIR: folder,
    SMTP_URL: receivers.smtpUrl,
    POSTS_PER_MINUTE: '100000000',
    LEADS_PER_HOUR: '100000000',
    LOG_LEVEL: 'silent',
    ...(cluster && { DATABASE_URL: cluster.url }),
  };
  let server = await startedFor(settings, receivers, folder);
  onTestFinished(() => server.kill());
  const random = seededRandom(20_261_122);
  const { body } = await exchange({ port: server.port, host: HOST, path: '/search' });
  const paths = [...new Set(body.match(/\/cars\/[\w-]+/g))];

  const faults: Readonly<Record<Victim, () => Promise<void>>> = {
    async server() {
      await server.kill();
      server = await startServer(settings);
    },
    async database() {
      cluster?.kill();
      await cluster?.restart();
    },
    async receivers() {
      await receivers.kill();
      await delay(random() * RECEIVERS_GONE_MS);
      await receivers.start();
    },
  };
  const moments = new Map<number, Victim>();
  for (const [victim, times] of Object.entries(kills) as [Victim, number][]) {
    for (let time = 0; time < times; time += 1)
      moments.set(Math.floor((0.05 + 0.9 * random()) * submissions), victim);
  }

  const acknowledged: string[] = [];
  const count = { broken: 0, refused: 0 };
  let mending = Promise.resolve();
  let faultsAtWork = 0;
  let next = 0;
  const submit = async (email: string, path: string, persists: boolean): Promise<void> => {
    do {
      await mending;
      if (faultsAtWork === 0 && !server.isRunning())
        throw new Error(`The server ended unexpectedly: ${server.output()}`);
      try {
        const { status, headers } = await exchange(
          enquiryPost({ port: server.port, host: HOST, email, path }),
        );
        if (status === 303 && headers.location === '/success') {
          acknowledged.push(email);
          return;
        }
        // without its database the server may refuse a form, but must not confirm it
        expect(status).toBeGreaterThanOrEqual(500);
        count.refused += 1;
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
        count.broken += 1;
      }
      await delay(PAUSE_MS);
    } while (persists);
  };
  const shopper = async (): Promise<void> => {
    while (next < submissions) {
      const index = next;
      next += 1;
      const victim = moments.get(index);
      if (victim) {
        const moment = delay(random() * LATEST_MOMENT_MS);
        faultsAtWork += 1;
        mending = Promise.all([mending, moment])
          .then(faults[victim])
          .finally(() => (faultsAtWork -= 1));
      }
      const path = paths[index % paths.length] ?? '';
      await submit(`shopper-${index}@example.com`, path, random() < 0.9);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: SHOPPERS_AT_ONCE }, shopper));
  await mending;
  const submitted = performance.now();

  const stored = await leads(settings);
  const ids = new Set(stored.map(({ lead }) => lead.id));
  await vi.waitFor(() => expect(missing(ids, receivers)).toBe(0), {
    // a loaded machine delivers about fifty leads a second
    timeout: Math.max(300_000, submissions * 40),
    interval: 1000,
  });
  await vi.waitFor(async () => expect(undelivered(await leads(settings))).toEqual([]), {
    timeout: 60_000,
    interval: 3000,
  });
  const receipts = Map.groupBy(receivers.receipts(), ({ by }) => by);
  const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
  report(
    `${submissions} submissions in ${seconds(began, submitted)}; killed: ` +
      `${Object.entries(kills)
        .map(([victim, times]) => `${victim} ${times}`)
        .join(', ')}; ` +
      `${acknowledged.length} acknowledged, ${count.broken} connections broken, ${count.refused} refused; ` +
      `${stored.length} leads stored; ` +
      `${[...receipts].map(([by, taken]) => `${taken.length} by ${by}`).join(', ')}; ` +
      `the last ${seconds(submitted, performance.now())} after`,
  );

  expect(count.broken, 'faults that break no connection prove nothing').toBeGreaterThan(0);
  const emails = stored.map(({ lead }) => lead.fields.email);
  const known = new Set(emails);
  expect(emails.length, 'each is stored once').toBe(known.size);
  expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
  for (const by of ['email', 'webhook'] as const) {
    const idsOfLead = Map.groupBy(receipts.get(by) ?? [], ({ about }) => about);
    expect([...idsOfLead.keys()].filter((lead) => !ids.has(lead))).toEqual([]);
    const unstable = [...idsOfLead.values()].filter(
      (taken) => new Set(taken.map(({ id }) => id)).size !== 1,
    );
    expect(unstable, `by ${by} always under the same id`).toEqual([]);
  }
  const replies = (receipts.get('reply') ?? []).map(({ about }) => about);
  expect(replies.length, 'shoppers get a reply').toBeGreaterThan(submissions / 2);
  expect(replies.length, 'no shopper gets two').toBe(new Set(replies).size);
}

/** Starts a server whose demo sends leads to the receivers and replies to shoppers from its first request. */
async function startedFor(
  settings: Settings,
  receivers: LeadReceivers,
  folder: string,
): Promise<ServerProcess> {
  const seeding = await startServer(settings);
  const demo = resolve(import.meta.dirname, '../../src/demo/sites/banksia-motors.json');
  // the structure of the demo's file is known
  const site = JSON.parse(readFileSync(demo, 'utf8')) as {
    locations: { leads?: { emails?: string[]; webhooks?: string[] } }[];
    forms?: object;
  };
  for (const location of site.locations) {
    location.leads = { emails: ['sales@banksia.example'], webhooks: [receivers.webhookUrl] };
  }
  site.forms = { ...site.forms, auto_reply: { enabled: true } };
  const file = join(folder, 'site.json');
  writeFileSync(file, JSON.stringify(site));
  await runOperator(settings, 'site', 'apply', file);
  await seeding.kill();
  return startServer(settings);
}

async function leads(settings: Settings): Promise<LeadWithDeliveries[]> {
  const lines = await runOperator(
    settings,
    'leads',
    'export',
    '--site',
    'banksia-motors',
    '--json',
  );
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LeadWithDeliveries);
}

/** The number of deliveries to the dealer that no receiver has taken. */
function missing(ids: ReadonlySet<string>, receivers: LeadReceivers): number {
  const taken = new Set(receivers.receipts().map(({ by, about }) => `${by} ${about}`));
  return [...ids].filter((id) => !taken.has(`email ${id}`) || !taken.has(`webhook ${id}`)).length;
}

/** Deliveries that were not delivered. Replies are exempt, because they are attempted only once. */
function undelivered(stored: readonly LeadWithDeliveries[]): string[] {
  return stored
    .filter(({ deliveries }) => {
      const toDealer = deliveries.filter(({ channel }) => channel !== 'auto-reply');
      return toDealer.length !== 2 || toDealer.some(({ state }) => state !== 'delivered');
    })
    .map(({ lead }) => lead.id);
}
