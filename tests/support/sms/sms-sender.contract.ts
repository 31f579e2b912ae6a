import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SmsConnection } from '#partners/sms/http-sms-sender.ts';
import type { SmsSender } from '#partners/sms/sms-sender.ts';
import { FakeSmsProvider, json, type Respond } from './fake-sms-provider.ts';

type Answer = readonly [status: number, body: unknown];

/** A provider's answers as it documents them. */
export interface SmsProviderSamples {
  open(connection: SmsConnection): SmsSender;
  accepted: { answer: Answer; id: string };
  /** The number is invalid; the provider's words repeat it. */
  refused: Answer;
  wrongKey: Answer;
  /** The request has a fault that concerns other numbers too. */
  faulty: Answer;
  tooMany: Answer;
}

export const message = { to: '+61491570006', text: '314159 is your Banksia Motors code.' };
const page = `<html>${message.to} ${message.text}</html>`;

/** The contract of every provider's `SmsSender`. @param name as it begins the errors */
export function describeSmsSender(name: string, samples: SmsProviderSamples): void {
  const { accepted, refused, wrongKey, faulty, tooMany } = samples;
  const provider = new FakeSmsProvider();
  const accepts = json(...accepted.answer);
  let now: number;
  let sender: SmsSender;

  beforeAll(() => provider.start());
  afterAll(() => provider.close());
  beforeEach(() => {
    now = 1_000_000;
    provider.reset(accepts);
    sender = samples.open({ url: provider.url, now: () => now });
  });

  async function failThrice(respond: Respond): Promise<void> {
    provider.respond = respond;
    for (let times = 0; times < 3; times++) await expect(sender.send(message)).rejects.toThrow();
    provider.reset(accepts);
  }

  describe(`${name}, as every provider,`, () => {
    it('sends a message and returns its id', async () => {
      expect(await sender.send(message)).toEqual({ ok: true, id: accepted.id });
      expect(provider.requests).toHaveLength(1);
    });

    it('says that a number is refused, without repeating it', async () => {
      provider.respond = json(...refused);
      const result = await sender.send(message);
      expect(result).toMatchObject({ ok: false, reason: 'refused' });
      expect(inspect(result)).not.toContain('491570006');
      expect(provider.requests).toHaveLength(1);
    });

    const failures: [what: string, respond: Respond, error: string][] = [
      ['a wrong key', json(...wrongKey), `${name} answered ${wrongKey[0]}`],
      ['a faulty request', json(...faulty), `${name} answered ${faulty[0]}`],
      ['too many requests', json(...tooMany), `${name} answered 429`],
      ['a broken service', json(500, {}), `${name} answered 500`],
      ['a success in another shape', json(200, message), `${name} answered 200`],
      ['a page', (response) => void response.end(page), `${name} answered 200`],
      [
        "a gateway's page",
        (response) => void response.writeHead(502).end(page),
        `${name} answered 502`,
      ],
      ['an empty answer', (response) => void response.writeHead(202).end(), 'answered 202'],
      [
        'a redirect',
        (response) => void response.writeHead(307, { location: '/elsewhere' }).end(),
        `${name} did not answer`,
      ],
      ['a broken connection', (response) => void response.destroy(), `${name} did not answer`],
    ];
    it.each(failures)('fails on %s, after one request', async (_what, respond, words) => {
      provider.respond = respond;
      const error: unknown = await sender.send(message).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ message: expect.stringContaining(words) });
      expect(inspect(error, { depth: 10 })).not.toMatch(/491570006|314159/);
      expect(provider.requests).toHaveLength(1);
    });

    it.each<[string, Respond]>([
      ['does not answer', () => {}],
      ['stops within its answer', (response) => void response.writeHead(400).write('{')],
    ])('fails when the provider %s in time', async (_what, respond) => {
      provider.respond = respond;
      const impatient = samples.open({ url: provider.url, timeoutMs: 500 });
      await expect(impatient.send(message)).rejects.toMatchObject({
        message: `${name} did not answer`,
        cause: { name: 'TimeoutError' },
      });
    });

    it('goes on sending after refused numbers and faulty requests', async () => {
      provider.respond = json(...refused);
      for (let times = 0; times < 3; times++) await sender.send(message);
      provider.respond = json(...faulty);
      for (let times = 0; times < 3; times++) await expect(sender.send(message)).rejects.toThrow();
      provider.respond = accepts;
      expect(await sender.send(message)).toMatchObject({ ok: true });
    });

    it.each<[string, Respond]>([
      ['fails', json(500, {})],
      ['refuses our key', json(...wrongKey)],
      ['asks for fewer requests', json(...tooMany)],
      ['answers with a page', (response) => void response.end(page)],
      ['breaks connections', (response) => void response.destroy()],
    ])('asks nothing of a provider that %s, and tries it again', async (_what, respond) => {
      await failThrice(respond);
      await expect(sender.send(message)).rejects.toThrow(`${name} failed repeatedly`);
      expect(provider.requests).toHaveLength(0);
      now += 30_000;
      expect(await sender.send(message)).toMatchObject({ ok: true });
      expect(await sender.send(message)).toMatchObject({ ok: true });
    });

    it('takes a refused number as a sign that the provider works again', async () => {
      await failThrice(json(500, {}));
      now += 30_000;
      provider.respond = json(...refused);
      await sender.send(message);
      provider.respond = accepts;
      expect(await sender.send(message)).toMatchObject({ ok: true });
    });

    it.each([
      ['as long as a rate limit asks', '5', 5],
      ['at most a minute', '3600', 60],
    ])('pauses %s', async (_what, retryAfter, seconds) => {
      provider.respond = json(...tooMany, { 'retry-after': retryAfter });
      await expect(sender.send(message)).rejects.toThrow('429');
      provider.reset(accepts);
      now += seconds * 1000 - 1;
      await expect(sender.send(message)).rejects.toThrow();
      expect(provider.requests).toHaveLength(0);
      now += 1;
      expect(await sender.send(message)).toMatchObject({ ok: true });
    });
  });
}
