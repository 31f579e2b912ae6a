import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#config';
import { FakeSmsProvider, json } from '#tests/support/sms/fake-sms-provider.ts';
import { openSms } from './open-sms.ts';

const message = { to: '+61491570006', text: '314159 is your Banksia Motors code.' };
const provider = new FakeSmsProvider();
let lines: unknown[];
const record = (...line: unknown[]): void => void lines.push(...line);
const log = { info: record, warn: record };

beforeAll(() => provider.start());
afterAll(() => provider.close());
beforeEach(() => {
  lines = [];
});

it.each([
  [
    'Twilio',
    {
      TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
      TWILIO_AUTH_TOKEN: 'token_for_tests_only',
      TWILIO_FROM: 'Banksia',
    },
    '/2010-04-01/Accounts/AC00000000000000000000000000000000/Messages.json',
    { sid: 'SM1', status: 'queued' },
  ],
  [
    'MessageMedia',
    { MESSAGEMEDIA_KEY: 'key', MESSAGEMEDIA_SECRET: 'secret_for_tests_only' },
    '/v1/messages',
    { messages: [{ message_id: '877c19ef', status: 'queued' }] },
  ],
])('sends by %s if it is configured', async (_provider, variables, path, answer) => {
  provider.reset(json(200, answer));
  const urls = { TWILIO_URL: provider.url, MESSAGEMEDIA_URL: provider.url };
  const { sms, sentMessages } = openSms(
    readConfig({ NODE_ENV: 'development', ...variables, ...urls }),
    log,
  );
  expect(await sms.send(message)).toMatchObject({ ok: true });
  expect(provider.requests).toMatchObject([{ path }]);
  expect(sentMessages).toBeUndefined();
  expect(lines).toEqual([]);
});

it('shows messages to developers who have no provider', async () => {
  const { sms, sentMessages } = openSms(readConfig({ NODE_ENV: 'development' }), log);
  await sms.send(message);
  expect(sentMessages?.()).toMatchObject([message]);
  expect(lines).toContainEqual(message);
});

it('fails in production without a provider, and logs no message', async () => {
  const { sms, sentMessages } = openSms(readConfig({}), log);
  await expect(sms.send(message)).rejects.toThrow('no SMS provider is configured');
  expect(sentMessages).toBeUndefined();
  expect(JSON.stringify(lines)).not.toMatch(/314159|491570006/);
  expect(lines).toHaveLength(1);
});
