import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ExchangeResponse } from '#tests/support/servers/exchange.ts';
import {
  headerOf,
  type MailReceiver,
  type ReceivedMail,
  startMailReceiver,
} from '#tests/support/servers/mail-receiver.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { SiteVisitor } from '#tests/support/servers/site-visitor.ts';

const HOST = 'banksia-motors.localhost';
const MIA = 'mia@example.com';
const LEO = 'leo@example.com';
const WAIT = { timeout: 60_000, interval: 250 };

const folder = seededFolder();
let settings: Settings;
let server: ServerProcess;
let mail: MailReceiver;

beforeAll(async () => {
  mail = await startMailReceiver();
  settings = { DATA_DIR: folder, SMTP_URL: mail.url, SMS_LOG: 'true' };
  server = await startServer(settings);
}, 150_000);
afterAll(async () => {
  await server.kill();
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

const visitorWith = (phone: string): SiteVisitor => new SiteVisitor(HOST, () => server.port, phone);

/** Saves the search for Ladas. */
const save = (visitor: SiteVisitor): Promise<ExchangeResponse> =>
  visitor.post(`/save-search?search=${encodeURIComponent('/search/lada')}`, {
    title: 'Ladas',
    frequency: 'at-once',
  });

/** The page that the e-mail to an address asks to open. */
async function confirmationPath(email: string): Promise<string> {
  const asked = () => mailsTo(email, /^Confirm your email/)[0];
  await vi.waitFor(() => expect(asked()).toBeDefined(), WAIT);
  return /\/alerts\/confirm\?token=[\w-]{43}/.exec(textOf(asked()!))?.[0] ?? '';
}

async function importCars(cars: Record<string, unknown>[]): Promise<void> {
  const file = join(folder, 'feed.json');
  writeFileSync(file, JSON.stringify(cars));
  await runOperator(settings, 'stock', 'import', file, '--dealership', 'banksia-motors', '--delta');
}

const lada = (stocknum: string, price: number) => ({
  stocknum,
  price,
  make: 'Lada',
  model: 'Niva',
  year: 2021,
  car_type: 'used',
  status: 'in_stock',
});

/** The text of an e-mail, without the encoding of its transport. */
function textOf({ raw }: ReceivedMail): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
}

const mailsTo = (email: string, subject: RegExp): ReceivedMail[] =>
  mail.mails.filter(
    (each) => each.to.includes(email) && subject.test(headerOf(each, 'subject') ?? ''),
  );

it('a saved search is confirmed by email, tells of new stock once, and ends with one click', async () => {
  const [mia, leo] = [visitorWith('0491570006'), visitorWith('0491570156')];
  const somebody = visitorWith('');
  await mia.signIn(MIA);
  const saved = await save(mia);
  expect([saved.status, saved.headers.location]).toEqual([303, '/my-garage/searches']);
  const notice = 'Confirm your email address';
  expect((await mia.get('/my-garage/searches')).body).toContain(notice);
  const confirmation = await confirmationPath(MIA);
  // mail filters open links, so opening it confirms nothing
  expect((await somebody.get(confirmation)).body).toContain('Yes, confirm');
  expect((await mia.get('/my-garage/searches')).body).toContain(notice);
  expect((await somebody.post(confirmation, {})).body).toContain('Your email address is confirmed');
  expect((await mia.get('/my-garage/searches')).body).not.toContain(notice);
  await leo.signIn(LEO);
  await save(leo);
  await somebody.post(await confirmationPath(LEO), {});

  const alerts = (email: string) => mailsTo(email, /^New in stock: 2021 Lada Niva$/);
  await importCars([lada('L1', 9000)]);
  await vi.waitFor(() => expect([alerts(MIA), alerts(LEO)].map(sized)).toEqual([1, 1]), WAIT);
  const [alert] = alerts(MIA);
  expect(textOf(alert!)).toContain('$9,000');
  expect(headerOf(alert!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const unsubscribe = URL.parse(headerOf(alert!, 'list-unsubscribe')?.slice(1, -1) ?? '');
  expect(unsubscribe?.host).toBe(`${HOST}:${server.port}`);

  // the mail program has neither the visitor's cookie nor one of our pages
  const ended = await somebody.post(`${unsubscribe?.pathname}${unsubscribe?.search}`, {
    'List-Unsubscribe': 'One-Click',
  });
  expect(ended.status).toBe(200);
  // a changed car is not new
  await importCars([lada('L1', 8000), lada('L2', 7000)]);
  await vi.waitFor(() => expect(alerts(LEO)).toHaveLength(2), WAIT);
  expect(textOf(alerts(LEO)[1]!)).not.toContain('$8,000');
  expect(alerts(MIA)).toHaveLength(1);
}, 240_000);

const sized = ({ length }: readonly unknown[]): number => length;
