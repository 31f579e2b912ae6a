import { expect, it } from 'vitest';
import {
  budgetPrice,
  pricesUpTo,
  typedDollars,
  usualBudget,
  usualRepayment,
} from './budget-search.ts';

it.each([
  ['weekly', usualRepayment.weekly, usualBudget.deposit, 54_000],
  ['monthly', usualRepayment.monthly, usualBudget.deposit, 38_000],
  ['weekly', 0, 0, 0],
] as const)(
  '%s repayments of $%i and a deposit of $%i reach $%i',
  (period, repayment, deposit, price) => {
    expect(budgetPrice({ period, repayment, deposit })).toBe(price);
  },
);

it.each([
  ['200', 200],
  ['$1,200', 1200],
  ['', 0],
  ['lots', 0],
  ['-5', 0],
  ['2.000', 2000],
  ['3k', 3000],
  ['1500000', 1_000_000],
  ['1e9', 0],
  ['Infinity', 0],
])('%j is read as %i dollars', (text, dollars) => {
  expect(typedDollars(text)).toBe(dollars);
});

it('looks at no price of $1,000 or less, which is a placeholder', () => {
  expect(pricesUpTo(54_000)).toEqual({ min: 1001, max: 54_000 });
});
