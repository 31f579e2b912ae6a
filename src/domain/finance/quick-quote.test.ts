import { expect, it } from 'vitest';
import { clampedPrice, monthlyOf, typedPrice } from './quick-quote.ts';

it.each([
  ['25000', 25_000],
  ['$25,000', 25_000],
  ['25 000.90', 25_000],
  [' $29,990.00 drive away', 29_990],
  ['29990.', 29_990],
  ['9999', 10_000],
  ['', 10_000],
  ['none', 10_000],
  ['200001', 200_000],
  ['99999999999999999999', 200_000],
  [24_990.4, 24_990],
  [500, 10_000],
  [-1, 10_000],
  [1_000_000, 200_000],
])('clamps a price of %j to %d', (price, clamped) => {
  expect(clampedPrice(price)).toBe(clamped);
});

it.each([
  ['$29,990.00', '29990.00'],
  ['29 990', '29990'],
  ['29990.', '29990.'],
  ['none', ''],
])('shows %j as %j while it is typed', (text, typed) => {
  expect(typedPrice(text)).toBe(typed);
});

it('quotes a pasted price without its cents', () => {
  expect(clampedPrice(typedPrice('$29,990.00'))).toBe(29_990);
});

it('shows 4.33 weeks as a month', () => {
  expect(monthlyOf(100)).toBe(433);
});
