import { expect, it } from 'vitest';
import { amountEntry } from '#domain/amount/amount-entry.ts';
import { calculatorRules } from './calculator-entry.ts';
import type { CalculatorField } from './calculator.ts';

const dollars = { min: 0, max: 250_000, step: 500 };
const bounds = {
  amount: { ...dollars, min: 1000 },
  deposit: dollars,
  residual: dollars,
  interest: { min: 0.5, max: 15, step: 0.5 },
  term: { min: 1, max: 7, step: 0.5 },
};
const entry = (field: CalculatorField, text: string) =>
  amountEntry(text, calculatorRules(field, bounds[field]));

it.each([
  ['', 'Please enter an amount.'],
  ['-1', 'Please enter an amount without a minus sign.'],
  ['45_000', 'We can’t read this as an amount. Please enter it like 45,000 or 45000.'],
])('says why %j is no amount, rather than that it is out of bounds', (text, words) => {
  expect(entry('deposit', text).fault).toBe(words);
});

it('states the price bounds, and then the bound that it uses', () => {
  const hint = 'Cannot be less than 1,000 or more than 250,000';
  const least = 'The minimum here is $1,000, so we’ve used that.';
  const most = 'The maximum here is $250,000, so we’ve used that.';
  expect(entry('amount', '999')).toEqual({ value: 1000, note: least, hint });
  expect(entry('amount', '250001')).toEqual({ value: 250_000, note: most, hint });
});

it('takes a price of 0 as 0', () => {
  expect(entry('amount', '0')).toMatchObject({ value: 0 });
});

it('accepts any price within the bounds, but only terms of whole and half years', () => {
  expect(entry('amount', '$25,001')).toEqual({ value: 25_001 });
  expect(entry('term', '5.5')).toEqual({ value: 5.5 });
  const hint = 'Please choose whole or half years';
  expect(entry('term', '5.3')).toEqual({ value: 5.5, note: 'Rounded to 5.5.', hint });
  expect(entry('term', '8').hint).toBe('Cannot be less than 1 or more than 7');
  expect(entry('term', 'never').fault).toBe('Cannot be less than 1 or more than 7');
});

it.each([
  ['amount', '45.000', 45_000],
  ['amount', '30k', 30_000],
  ['amount', '35000.5', 35_000.5],
  ['deposit', '$2 000', 2000],
  ['residual', '0', 0],
  ['amount', '-1', undefined],
  ['deposit', '', undefined],
  ['interest', '7.5 % p.a.', 7.5],
  ['interest', '-1', undefined],
  ['interest', '7,5', undefined],
  ['term', '5 years', 5],
] as const)('reads a %s of %j as %s', (field, text, value) => {
  expect(entry(field, text).value).toBe(value);
});
