import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FakeSmsProvider, json } from '#tests/support/sms/fake-sms-provider.ts';
import { describeSmsSender, message } from '#tests/support/sms/sms-sender.contract.ts';
import { twilioSms } from './twilio-sms.ts';

const accountSid = 'AC00000000000000000000000000000000';
const serviceSid = 'MG00000000000000000000000000000000';
const options = { accountSid, authToken: 'token_for_tests_only', from: '+61491570156' };
/** A message resource, in the parts that matter. */
const created = {
  sid: 'SM11111111111111111111111111111111',
  account_sid: accountSid,
  to: message.to,
  body: message.text,
  status: 'queued',
  num_segments: '1',
  error_code: null,
  error_message: null,
};

const fault = (status: number, code: number, words = 'Bad request') =>
  [
    status,
    { code, message: words, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  ] as const;

describeSmsSender('Twilio', {
  open: (connection) => twilioSms({ ...options, ...connection }),
  accepted: { answer: [201, created], id: created.sid },
  refused: fault(400, 21211, `The 'To' number ${message.to} is not a valid phone number.`),
  wrongKey: fault(401, 20003, 'Authenticate'),
  faulty: fault(400, 21606, `The 'From' number cannot send ${message.text} to ${message.to}`),
  tooMany: fault(429, 20429, 'Too Many Requests'),
});

const provider = new FakeSmsProvider();
beforeAll(() => provider.start());
afterAll(() => provider.close());
beforeEach(() => provider.reset(json(201, created)));

it('posts a form with Basic authentication', async () => {
  await twilioSms({ ...options, url: `${provider.url}/` }).send(message);
  expect(provider.requests).toMatchObject([
    {
      method: 'POST',
      path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      headers: {
        authorization: `Basic ${btoa(`${accountSid}:token_for_tests_only`)}`,
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
      },
    },
  ]);
  expect(formOf(provider)).toEqual({ To: message.to, From: options.from, Body: message.text });
});

it.each([
  ['a number', '+61491570156', { From: '+61491570156' }],
  ['a name', 'Banksia', { From: 'Banksia' }],
  ['a name that begins like a service', 'MG Geelong', { From: 'MG Geelong' }],
  ['a messaging service', serviceSid, { MessagingServiceSid: serviceSid }],
])('sends from %s', async (_what, from, sender) => {
  await twilioSms({ ...options, from, url: provider.url }).send(message);
  expect(formOf(provider)).toEqual({ To: message.to, Body: message.text, ...sender });
});

it.each([
  [21211, 'it is not a valid number'],
  [21265, 'it is a short code'],
  [21266, 'it is the sender itself'],
  [21268, 'it is a premium-rate number'],
  [21610, 'its owner has unsubscribed'],
  [21614, 'it is not a mobile'],
  [21635, 'it is a landline'],
])('reads code %d as a refused number', async (code, why) => {
  provider.respond = json(...fault(400, code));
  expect(await twilioSms({ ...options, url: provider.url }).send(message)).toEqual({
    ok: false,
    reason: 'refused',
    message: `Twilio refused the number: ${why} (${code})`,
  });
});

it.each([
  ['a sender that is not ours', 21606],
  ['a country that is not enabled', 21408],
  ['a full queue', 21611],
])('reads the code of %s as a fault of ours', async (_what, code) => {
  provider.respond = json(...fault(400, code));
  await expect(twilioSms({ ...options, url: provider.url }).send(message)).rejects.toThrow(
    `Twilio answered 400: code ${code}`,
  );
});

it('reads the state of a message that failed at once', async () => {
  const sender = twilioSms({ ...options, url: provider.url });
  provider.respond = json(201, { ...created, status: 'undelivered', error_code: 30006 });
  expect(await sender.send(message)).toMatchObject({ ok: false, reason: 'refused' });
  provider.respond = json(201, { ...created, status: 'failed', error_code: 30008 });
  await expect(sender.send(message)).rejects.toThrow('Twilio answered 201: code 30008');
});

function formOf({ requests }: FakeSmsProvider): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(requests[0]?.body));
}
