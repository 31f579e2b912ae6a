import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { SmsMessage, SmsSender } from '#partners/sms/sms-sender.ts';
import type { RequestClient } from '#services/request-client.ts';
import { addCode } from '#store/visitors/verification-codes.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { newCode } from './code-hash.ts';
import { type CodeGuess, verifyPhone } from './verify-phone.ts';
import { sendCode } from './send-code.ts';
import { endSession, openSession, replaceToken } from './visitor-session.ts';

const site = someSite('yard');
const anyone: RequestClient = {
  network: '203.0.113.7',
  maySubmit: async () => true,
  codesRefusedUntil: async () => undefined,
  codesWaitUntil: async () => undefined,
  guessesRefusedUntil: async () => undefined,
  noteWrongGuess: async () => undefined,
  mayLookUp: async () => true,
};
const details = { name: 'Mia', last_name: 'Chen', email: 'mia@example.com' };

onDatabase('the code for a phone', (database) => {
  let phones = 0;
  function open(client: Partial<RequestClient> = {}) {
    const { db } = database();
    const messages: SmsMessage[] = [];
    const sms: SmsSender = {
      send: async (message) => {
        messages.push(message);
        return { ok: true, id: randomUUID() };
      },
    };
    const phone = `0491570${String((phones += 1)).padStart(3, '0')}`;
    const context = someContext(database(), site, {
      sms,
      client: { ...anyone, ...client },
      origin: 'https://www.yard.example',
    });
    const send = () => sendCode(context, phone, 'yard');
    const guess = (code: string, more: Partial<CodeGuess> = {}, network = anyone.network) =>
      verifyPhone(
        { ...context, client: { ...context.client, network } },
        { phone, code, dealershipSlug: 'yard', ...more },
      );
    /** The codes as they arrived, oldest first. */
    const codes = () => messages.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
    /** Lets the time pass after which another code may be sent. */
    const wait = () =>
      db
        .updateTable('verification_code')
        .set({ expires_at: sql<string>`expires_at - interval '15 seconds'` })
        .where('phone', '=', phone)
        .execute();
    return { db, phone, context, send, wait, guess, codes, messages };
  }
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

  it('signs its owner in, and both messages and verifications are recorded', async () => {
    const { db, phone, send, guess, codes } = open();
    expect(await send()).toEqual({ ok: true, sent: 'now' });
    const verified = await guess(codes()[0]!, { details });
    expect(verified).toMatchObject({ ok: true, visitor: { phone, ...details } });
    if (!verified.ok) return;
    expect(await openSession(db, 'yard', verified.token)).toMatchObject({
      visitor: { phone },
      isDue: false,
    });
    const log = await db
      .selectFrom('verification')
      .select(['website_slug', 'dealership_slug', 'verification_type', 'user_id'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const columns = { website_slug: 'yard', dealership_slug: 'yard' };
    expect(log).toEqual([
      { ...columns, verification_type: 'verify', user_id: verified.visitor.id },
      { ...columns, verification_type: 'sms', user_id: null },
    ]);
  });

  it('works although another one was sent after it', async () => {
    const { send, wait, guess, codes } = open();
    await send();
    await wait();
    await send();
    expect(await guess(codes()[0]!)).toMatchObject({ ok: true });
  });

  it('is spent with every other code of the phone', async () => {
    const { send, wait, guess, codes } = open();
    await send();
    await wait();
    await send();
    expect(await guess(codes()[1]!)).toMatchObject({ ok: true });
    expect(await guess(codes()[1]!)).toEqual({ ok: false, reason: 'no-code' });
    expect(await guess(codes()[0]!)).toEqual({ ok: false, reason: 'no-code' });
  });

  it('is spent once by simultaneous posts', async () => {
    const { send, guess, codes } = open();
    await send();
    const answers = await Promise.all(Array.from({ length: 5 }, () => guess(codes()[0]!)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('stays valid for its own network, however often other networks guess', async () => {
    const { send, guess, codes } = open();
    await send();
    const [code = ''] = codes();
    const networks = Array.from({ length: 50 }, (_, at) => `198.51.100.${at}`);
    await Promise.all(networks.map((network) => guess(wrong(code), {}, network)));
    // all others together have five guesses, so that many networks cannot try many codes
    expect(await guess(code, {}, '198.51.100.99')).toEqual({ ok: false, reason: 'no-code' });
    expect(await guess(code)).toMatchObject({ ok: true });
  });

  it('can be entered on another network than the one that asked for it', async () => {
    const { send, guess, codes } = open();
    await send();
    expect(await guess(codes()[0]!, {}, '198.51.100.1')).toMatchObject({ ok: true });
  });

  it('counts wrong guesses against their network only while a code exists', async () => {
    const counted: string[] = [];
    const { phone, send, guess, codes } = open({
      noteWrongGuess: async (to) => void counted.push(to),
    });
    await guess('123456');
    expect(counted).toEqual([]);
    await send();
    await guess(wrong(codes()[0]!));
    expect(counted).toEqual([phone]);
    await guess(codes()[0]!);
    expect(counted).toEqual([phone]);
  });

  it('knows its customers, and the networks from which they signed in', async () => {
    const standings: string[] = [];
    const { send, guess, codes, context } = open({
      codesRefusedUntil: async (_phone, standing) => void standings.push(standing),
    });
    await send();
    await guess(codes()[0]!);
    await send();
    context.client.network = '198.51.100.1';
    await send();
    expect(standings).toEqual(['unknown', 'own-network', 'customer']);
  });

  it('may be guessed five times, also by fifty at once', async () => {
    const { send, guess, codes } = open();
    await send();
    const code = codes()[0]!;
    await Promise.all(Array.from({ length: 50 }, () => guess(wrong(code))));
    expect(await guess(code)).toEqual({ ok: false, reason: 'no-code' });
  });

  it('says with the last guess that a new code is needed, unless another one is left', async () => {
    const { send, guess, codes } = open();
    await send();
    const [first = ''] = codes();
    const reasons = async (times: number) => {
      const said: unknown[] = [];
      for (let time = 0; time < times; time += 1) {
        const answer = await guess(wrong(first));
        said.push(!answer.ok && answer.reason);
      }
      return said;
    };
    expect(await reasons(4)).toEqual(Array(4).fill('invalid'));
    await send();
    expect(await reasons(1)).toEqual(['invalid']);
    expect(await reasons(4)).toEqual(['invalid', 'invalid', 'invalid', 'no-code']);
  });

  it('is invalid for another phone and on another site', async () => {
    const { phone, context, send, guess, codes } = open();
    await send();
    const code = codes()[0]!;
    const elsewhere = { ...context, site: someSite('rival') };
    const there = await verifyPhone(elsewhere, { phone, code, dealershipSlug: 'yard' });
    expect(there).toMatchObject({ ok: false });
    expect(await guess(code, { phone: `${phone.slice(0, -1)}x` })).toMatchObject({ ok: false });
    expect(await guess(code)).toMatchObject({ ok: true });
  });

  it('ends with its life', async () => {
    const { db, phone, guess } = open();
    const { code, ...stored } = await newCode();
    await addCode(
      db,
      { id: randomUUID(), site_slug: 'yard', phone, network: '', ...stored },
      {
        life: -1,
        pause: 0,
      },
    );
    expect(await guess(code)).toEqual({ ok: false, reason: 'no-code' });
  });

  it('is stored as a hash', async () => {
    const { db, phone, send, codes } = open();
    await send();
    const rows = await db
      .selectFrom('verification_code')
      .selectAll()
      .where('phone', '=', phone)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify({ ...rows[0], phone: '' })).not.toContain(codes()[0]);
  });

  it('is not sent beyond a limit, and says when to try again', async () => {
    const retryAt = new Date('2026-11-22T03:00:00Z');
    const { send, guess, messages } = open({
      codesRefusedUntil: async () => retryAt,
      guessesRefusedUntil: async () => retryAt,
    });
    expect(await send()).toEqual({ ok: false, reason: 'too-many', retryAt });
    expect(await guess('123456')).toEqual({ ok: false, reason: 'too-many', retryAt });
    expect(messages).toEqual([]);
  });

  it('leaves nothing to guess if the number is refused', async () => {
    const { db, phone, context } = open();
    const refusing: SmsSender = {
      send: async () => ({ ok: false, reason: 'refused', message: 'a landline' }),
    };
    expect(await sendCode({ ...context, sms: refusing }, phone, 'yard')).toEqual({
      ok: false,
      reason: 'refused',
    });
    const left = await db
      .selectFrom('verification_code')
      .select('id')
      .where('phone', '=', phone)
      .execute();
    expect(left).toEqual([]);
  });

  it('stays valid if the provider did not answer, because the message may arrive', async () => {
    const { context, phone, send, guess } = open();
    const texts: string[] = [];
    const hanging: SmsSender = {
      send: async ({ text }) => {
        texts.push(text);
        throw new Error('no answer');
      },
    };
    await expect(sendCode({ ...context, sms: hanging }, phone, 'yard')).rejects.toThrow(
      'no answer',
    );
    expect(await send(), 'a second try at once').toEqual({ ok: true, sent: 'now' });
    expect(await guess(/\d{6}/.exec(texts[0] ?? '')?.[0] ?? '')).toMatchObject({ ok: true });
  });

  it('is sent once by a double tap, and by simultaneous presses', async () => {
    const { send, wait, messages } = open();
    const answers = await Promise.all([send(), send(), send()]);
    const fresh = answers.filter((answer) => answer.ok && answer.sent === 'now');
    expect(fresh).toHaveLength(1);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await send()).toEqual({ ok: true, sent: 'before' });
    expect(messages).toHaveLength(1);
    await wait();
    expect(await send()).toEqual({ ok: true, sent: 'now' });
  });

  it('may be asked for again at once after a wrong guess, or by another network', async () => {
    const { context, phone, send, guess, codes, messages } = open();
    await send();
    await guess(wrong(codes()[0]!));
    expect(await send()).toEqual({ ok: true, sent: 'now' });
    const client = { ...context.client, network: '198.51.100.7' };
    const elsewhere = await sendCode({ ...context, client }, phone, 'yard');
    expect(elsewhere).toEqual({ ok: true, sent: 'now' });
    expect(messages).toHaveLength(3);
  });

  it('does not replace the details of a visitor who has given them', async () => {
    const { send, guess, codes } = open();
    await send();
    await guess(codes()[0]!, { details });
    await send();
    const other = { name: 'Leo', last_name: 'Chen', email: 'leo@example.com' };
    expect(await guess(codes()[1]!, { details: other })).toMatchObject({ visitor: details });
  });

  it('opens a session on one site only, which ends when the visitor signs out', async () => {
    const { db, send, guess, codes } = open();
    await send();
    const verified = await guess(codes()[0]!);
    if (!verified.ok) return expect.unreachable();
    const { token, visitor } = verified;
    expect(await openSession(db, 'rival', token)).toBeUndefined();
    expect(await openSession(db, 'yard', `${token.slice(0, -1)}_`)).toBeUndefined();
    const fresh = await replaceToken(db, visitor.id, token);
    if (!fresh) return expect.unreachable();
    expect(await replaceToken(db, visitor.id, token), 'a second tab').toBeUndefined();
    expect(await openSession(db, 'yard', token), 'a request under way').toBeDefined();
    await endSession(db, fresh);
    expect(await openSession(db, 'yard', fresh)).toBeUndefined();
  });

  it('is sent before the visitor is looked up, so that nobody can tell who is a customer', async () => {
    const { send, wait, context, phone } = open();
    await send();
    await wait();
    const sent = vi.spyOn(context.sms, 'send');
    const stranger = await sendCode(context, `${phone.slice(0, -3)}999`, 'yard');
    expect(stranger).toEqual(await send());
    expect(sent).toHaveBeenCalledTimes(2);
  });
});
