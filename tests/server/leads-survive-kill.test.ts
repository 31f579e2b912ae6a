import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, inject, it, vi } from 'vitest';
import type { LeadWithDeliveries } from '#store/leads/leads-with-deliveries.ts';
import { enquiryPost } from '#tests/support/enquiry-post.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import {
  headerOf,
  type MailReceiver,
  startMailReceiver,
} from '#tests/support/servers/mail-receiver.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { report } from '#tests/support/report.ts';

const SUBMISSIONS = 120;
const SHOPPERS_AT_ONCE = 8;
/**
 * The numbers of finished submissions after which the server is killed; the last time while mails are being delivered.
 */
const KILLS_AFTER = [30, 75, 119];
const LATEST_MOMENT_MS = 30;
const HOST = 'banksia-motors.localhost';

interface Submission {
  email: string;
  path: string;
  /** Sends the form twice at once, as a double click does. */
  twice: boolean;
  /** Retries with the same key when the connection breaks; otherwise gives up. */
  persists: boolean;
  acknowledged: boolean;
}

const postgresUrl = inject('postgresUrl');
const folders: string[] = [];
const cleanUp: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

// on both databases, and with other faults: the drill `leads-under-faults`
it('leads under kill -9 are stored once and delivered', async () => {
  await survives(
    postgresUrl === undefined ? {} : { DATABASE_URL: await newPostgresDatabase(postgresUrl) },
  );
});

async function survives(database: Settings): Promise<void> {
  const mail = await startMailReceiver({ pause: 20 });
  cleanUp.push(() => mail.close());
  const dataDir = seededFolder();
  folders.push(dataDir);
  const settings: Settings = {
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    POSTS_PER_MINUTE: '1000000',
    LEADS_PER_HOUR: '1000000',
    ...database,
  };
  const random = seededRandom(20_261_121);
  let server = startServer(settings);
  cleanUp.push(async () => (await server).kill());

  const submissions = someSubmissions(await vehiclePaths(await server), random);
  const unexpected: number[] = [];
  let broken = 0;
  let over = 0;

  /** @returns whether the shopper got a confirmation */
  const post = async (submission: Submission): Promise<boolean> => {
    const { port } = await server;
    try {
      const { status, headers } = await exchange(enquiryPost({ port, host: HOST, ...submission }));
      if (status === 303 && headers.location === '/success') return true;
      unexpected.push(status);
      return false;
    } catch {
      broken += 1;
      return false;
    }
  };
  const submit = async (submission: Submission): Promise<void> => {
    do {
      const attempts = [post(submission), ...(submission.twice ? [post(submission)] : [])];
      if ((await Promise.all(attempts)).includes(true)) submission.acknowledged = true;
    } while (submission.persists && !submission.acknowledged && unexpected.length === 0);
  };
  const shopper = async (queue: Iterator<Submission>): Promise<void> => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      await submit(next.value);
      over += 1;
      if (!KILLS_AFTER.includes(over)) continue;
      await delay(random() * LATEST_MOMENT_MS);
      const victim = await server;
      server = victim.kill().then(() => startServer(settings));
    }
  };
  const queue = submissions.values();
  await Promise.all(Array.from({ length: SHOPPERS_AT_ONCE }, () => shopper(queue)));
  expect(unexpected).toEqual([]);
  expect(broken, 'a kill that breaks no connection proves nothing').toBeGreaterThan(0);

  await server;
  const stored = await leads(settings);
  const waited = performance.now();
  await vi.waitFor(async () => expect(await undelivered(settings)).toEqual([]), {
    timeout: 60_000,
    interval: 500,
  });
  const seconds = ((performance.now() - waited) / 1000).toFixed(1);
  const acknowledged = submissions.filter((submission) => submission.acknowledged);
  report(
    `${SUBMISSIONS} submissions, ${KILLS_AFTER.length} kills: ${acknowledged.length} acknowledged, ${broken} ` +
      `connections broken, ${stored.length} leads stored, ${mail.mails.length} mails, the last ${seconds} s after`,
  );

  const storedEmails = stored.map(({ lead }) => lead.fields.email);
  expect(storedEmails.length).toBe(new Set(storedEmails).size);
  expect(acknowledged.filter(({ email }) => !storedEmails.includes(email))).toEqual([]);
  const sent = new Set(submissions.map(({ email }) => email));
  expect(storedEmails.filter((email) => !sent.has(email))).toEqual([]);
  expectEachMailed(stored, mail);
}

function someSubmissions(paths: readonly string[], random: () => number): Submission[] {
  return Array.from({ length: SUBMISSIONS }, (_, index) => ({
    email: `shopper-${index}@example.com`,
    path: paths[Math.floor(random() * paths.length)] ?? '',
    twice: random() < 0.3,
    persists: random() < 0.7,
    acknowledged: false,
  }));
}

async function vehiclePaths({ port }: ServerProcess): Promise<string[]> {
  const { body } = await exchange({ port, host: HOST, path: '/search' });
  const paths = [...new Set(body.match(/\/cars\/[\w-]+/g))];
  expect(paths.length).toBeGreaterThan(5);
  return paths;
}

async function leads(settings: Settings): Promise<LeadWithDeliveries[]> {
  const lines = await runOperator(settings, 'leads', 'list', '--json', '--limit', '100000');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LeadWithDeliveries);
}

async function undelivered(settings: Settings): Promise<LeadWithDeliveries[]> {
  return (await leads(settings)).filter(
    ({ deliveries }) =>
      deliveries.length === 0 || deliveries.some(({ state }) => state !== 'delivered'),
  );
}

/** Expects a mail for every lead; several mails for a lead must be recognisable as duplicates. */
function expectEachMailed(stored: readonly LeadWithDeliveries[], { mails }: MailReceiver): void {
  const idsOfMails = new Map<string, Set<string>>();
  for (const mail of mails) {
    const leadId = headerOf(mail, 'x-lead-id') ?? '';
    const messageIds = idsOfMails.get(leadId) ?? new Set();
    idsOfMails.set(leadId, messageIds.add(headerOf(mail, 'message-id') ?? ''));
  }
  expect([...idsOfMails.keys()].toSorted()).toEqual(stored.map(({ lead }) => lead.id).toSorted());
  const messageIds = [...idsOfMails.values()].map((ids) => [...ids]);
  expect(messageIds.filter((ids) => ids.length !== 1 || ids[0] === '')).toEqual([]);
  expect(new Set(messageIds.flat()).size).toBe(stored.length);
}
