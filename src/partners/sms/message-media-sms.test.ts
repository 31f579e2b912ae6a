import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeSmsProvider, json } from '#tests/support/sms/fake-sms-provider.ts';
import { describeSmsSender, message } from '#tests/support/sms/sms-sender.contract.ts';
import { messageMediaSms } from './message-media-sms.ts';

const options = { key: 'key_for_tests', secret: 'secret_for_tests_only' };
const id = '877c19ef-fa2e-4cec-827a-e1df9b5509f7';
const accepted = {
  messages: [
    {
      message_id: id,
      status: 'queued',
      content: message.text,
      destination_number: message.to,
      format: 'SMS',
    },
  ],
};
const invalidNumber =
  "/messages/0/destination_number: International address must be between 8 and 15 characters excluding the first '+'";
const fault = (...details: string[]) =>
  [400, { message: 'Request failed to parse correctly.', details }] as const;

describeSmsSender('MessageMedia', {
  open: (connection) => messageMediaSms({ ...options, ...connection }),
  accepted: { answer: [202, accepted], id },
  refused: fault(`${invalidNumber}, not ${message.to}.`),
  wrongKey: [403, { message: 'Invalid authentication credentials' }],
  faulty: fault(`/messages/0/content: ${message.text} to ${message.to} is not allowed.`),
  tooMany: [429, { message: 'Too many requests. Please retry later.' }],
});

const provider = new FakeSmsProvider();
beforeAll(() => provider.start());
afterAll(() => provider.close());

it('posts JSON with Basic authentication', async () => {
  provider.reset(json(202, accepted));
  await messageMediaSms({ ...options, url: `${provider.url}/` }).send(message);
  const [request] = provider.requests;
  expect(request).toMatchObject({
    method: 'POST',
    path: '/v1/messages',
    headers: {
      authorization: `Basic ${btoa('key_for_tests:secret_for_tests_only')}`,
      'content-type': 'application/json',
    },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    messages: [{ content: message.text, destination_number: message.to }],
  });
});

it.each([
  [
    'a fault beside the number',
    [invalidNumber, '/messages/0/content: too long.'],
    'faults in /messages/0/destination_number, /messages/0/content',
  ],
  ['a request that was not understood', ['Failed to parse message.'], 'faults in the request'],
  ['no details', [], 'no details'],
])('does not blame the number for %s', async (_what, details, words) => {
  provider.reset(json(...fault(...details)));
  await expect(messageMediaSms({ ...options, url: provider.url }).send(message)).rejects.toThrow(
    new Error(`MessageMedia answered 400: ${words}`),
  );
});
