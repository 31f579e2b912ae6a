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
])('parses %s as %s', (reserve_amount, cents) => {
  expect(reserveCents({ reserve_amount })).toBe(cents);
});

it('prefers the explicit setting', () => {
  expect(reserveCents({ reserve_amount: 'a small deposit', reserve_cents: 5000 })).toBe(5000);
});
