import { expect, it } from 'vitest';
import { SenderLimit } from './sender-limit.ts';

it('lets each sender pass so many times, on each site by itself', async () => {
  const limit = new SenderLimit(2);
  const ask = (site = 'yard', phone = '0491570006', email = 'mia@example.com') =>
    limit.allows(site, [phone, email]);
  expect([await ask(), await ask(), await ask()]).toEqual([true, true, false]);
  expect(await ask('vans')).toBe(true);
});

it('does not take all who have given no number for one', async () => {
  const limit = new SenderLimit(1);
  expect(await limit.allows('yard', ['', 'a@example.com'])).toBe(true);
  expect(await limit.allows('yard', ['', 'b@example.com'])).toBe(true);
});

it('stops a phone whatever address it comes with, and an address however it is spelt', async () => {
  const limit = new SenderLimit(1);
  expect(await limit.allows('yard', ['0491570006', 'a@example.com'])).toBe(true);
  expect(await limit.allows('yard', ['0491570006', 'b@example.com'])).toBe(false);
  expect(await limit.allows('yard', ['0491570157', 'A@Example.com'])).toBe(false);
  expect(await limit.allows('yard', ['0491570158', 'a+2@example.com'])).toBe(false);
  expect(await limit.allows('yard', ['+61 491 570 006', 'c@example.com'])).toBe(false);
});
