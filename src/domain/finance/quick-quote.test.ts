import { expect, it } from 'vitest';
import { clampedPrice, monthlyOf, quotedPrice } from './quick-quote.ts';

it.each([
  [24_990.4, 24_990],
  [500, 10_000],
  [-1, 10_000],
  [1_000_000, 200_000],
])('clamps a price of %d to %d', (price, clamped) => {
  expect(clampedPrice(price)).toBe(clamped);
});

it.each([
  ['25 000.90', 25_001],
  [' $29,990.00 drive away', 29_990],
  ['45.000', 45_000],
  ['30k', 30_000],
  ['9999', 10_000],
  ['0', 10_000],
  ['200001', 200_000],
  ['', undefined],
  ['none', undefined],
  ['-1', undefined],
])('quotes %j as %s', (text, price) => {
  expect(quotedPrice(text)).toBe(price);
});

it('shows 4.33 weeks as a month', () => {
  expect(monthlyOf(100)).toBe(433);
});
