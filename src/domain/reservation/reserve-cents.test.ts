import { expect, it } from 'vitest';
import { reserveCents } from './reserve-cents.ts';

it.each([
  ['$200', 20_000],
  ['$1,500', 150_000],
  ['$99.50', 9950],
  ['$0', 0],
  ['200 dollars', undefined],
  ['$1,50', undefined],
  ['a small deposit', undefined],
])('of %s is %s', (reserve_amount, cents) => {
  expect(reserveCents({ reserve_amount })).toBe(cents);
});

it('is what the setting says where it says anything', () => {
  expect(reserveCents({ reserve_amount: 'a small deposit', reserve_cents: 5000 })).toBe(5000);
});
