import { expect, it } from 'vitest';
import { isQuickQuote } from './quote-view.ts';

const quote = { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 };

it.each([quote, { ...quote, advertisedRate: 0, comparisonRate: 0 }])('accepts %o', (answer) => {
  expect(isQuickQuote(answer)).toBe(true);
});

it.each([
  undefined,
  { error: 'This vehicle is too old' },
  { ...quote, weeklyRepaymentAmount: 0 },
  { ...quote, advertisedRate: -1 },
  { ...quote, comparisonRate: '8.61' },
  { ...quote, comparisonRate: Number.NaN },
])('refuses %o', (answer) => {
  expect(isQuickQuote(answer)).toBe(false);
});
