import { expect, it } from 'vitest';
import { memoryLimiter } from './limiters.ts';
import { SenderLimit } from './sender-limit.ts';

const NETWORK = '203.0.113.7';
const limitOf = (perHour: number, onMisused: (site: string) => void = () => undefined) =>
  new SenderLimit(memoryLimiter, 'leads', perHour, onMisused);

it('allows each sender up to the limit, separately on each site', async () => {
  const limit = limitOf(2);
  const ask = (site = 'yard', phone = '0491570006', email = 'mia@example.com') =>
    limit.allows(site, [phone, email], NETWORK);
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, false]);
  expect(await ask('vans')).toBe(true);
});

it('does not treat all senders without a phone number as one', async () => {
  const limit = limitOf(1);
  expect(await limit.allows('yard', ['', 'a@example.com'], NETWORK)).toBe(true);
  expect(await limit.allows('yard', ['', 'b@example.com'], NETWORK)).toBe(true);
});

it('limits a phone with any mailbox, and a mailbox in any spelling', async () => {
  const limit = limitOf(1);
  const ask = (...senders: string[]) => limit.allows('yard', senders, NETWORK);
  expect(await ask('0491570006', 'a@gmail.com')).toBe(true);
  expect(await ask('0491570006', 'b@example.com')).toBe(false);
  expect(await ask('0491570157', 'A@Gmail.com')).toBe(false);
  expect(await ask('0491570158', 'a+2@gmail.com')).toBe(false);
  expect(await ask('0491570159', 'a@googlemail.com')).toBe(false);
  expect(await ask('+61 491 570 006', 'c@example.com')).toBe(false);
});

it('never locks out the owner of a mailbox and phone that strangers use', async () => {
  const misused: string[] = [];
  const limit = limitOf(2, (site) => misused.push(site));
  const victim = ['0491570006', 'mia@example.com'];
  for (let post = 0; post < 40; post += 1)
    await limit.allows('yard', victim, `198.51.100.${post % 10}`);
  expect(await limit.allows('yard', victim, NETWORK)).toBe(true);
  // once for the phone, once for the mailbox
  expect(misused).toEqual(['yard', 'yard']);
});
