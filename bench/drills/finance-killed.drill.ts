import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { someRateCard } from '#tests/support/finance.ts';
import {
  type MailReceiver,
  type ReceivedMail,
  startMailReceiver,
} from '#tests/support/servers/mail-receiver.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import {
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';
import { SiteVisitor } from '#tests/support/servers/site-visitor.ts';
import { startYouxServer, type YouxServer } from '#tests/support/servers/youx-server.ts';

const WAIT = { timeout: 90_000, interval: 250 };

const folder = seededFolder();
let youx: YouxServer;
let mail: MailReceiver;
let settings: Settings;
let server: ServerProcess;

beforeAll(async () => {
  youx = await startYouxServer(someRateCard);
  mail = await startMailReceiver();
  settings = {
    DATA_DIR: folder,
    SMS_LOG: 'true',
    SMTP_URL: mail.url,
    YOUX_URL: youx.url,
    YOUX_KEY: youx.key,
  };
  server = await startServer(settings);
}, 150_000);
afterAll(async () => {
  await server.kill();
  await mail.close();
  youx.close();
  rmSync(folder, { recursive: true, force: true });
});

const isOfLead = ({ raw }: ReceivedMail): boolean => raw.includes('killed@example.com');

it('a dealer hears of an application whose process was killed before the partner answered', async () => {
  const visitor = new SiteVisitor('banksia-motors.localhost', () => server.port, '0491570006');
  await visitor.signIn('mia@example.com');
  // neither the quote nor the customer is ever made
  youx.answerWith(() => undefined);
  const applying = visitor.post('/finance', {
    go: 'apply',
    name: 'Mia',
    last_name: 'Chen',
    email: 'killed@example.com',
    phone: visitor.phone,
  });
  const broken = expect(applying).rejects.toThrow();
  await vi.waitFor(
    () => expect(youx.requests.some(({ path }) => path.endsWith('/quote'))).toBe(true),
    WAIT,
  );
  await server.kill();
  await broken;
  expect(mail.mails.filter(isOfLead)).toEqual([]);
  server = await startServer(settings);
  await vi.waitFor(() => expect(mail.mails.filter(isOfLead)).not.toEqual([]), WAIT);
  const [sent] = mail.mails.filter(isOfLead);
  expect(sent?.raw.replace(/=\r\n/g, '')).toContain('has not confirmed the application');
}, 300_000);
