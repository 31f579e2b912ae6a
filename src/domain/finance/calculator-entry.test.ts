import { expect, it } from 'vitest';
import { entryFault, entryValue } from './calculator-entry.ts';

const amount = { min: 1000, max: 250_000, step: 500 };
const term = { min: 1, max: 7, step: 0.5 };

it.each([
  ['', 'Please enter an amount.'],
  ['-1', 'Please enter an amount without a minus sign.'],
  ['45_000', 'We can’t read this as an amount. Please enter it like 45,000 or 45000.'],
])('says why %j is no amount, rather than that it is out of bounds', (text, words) => {
  expect(entryFault('deposit', text, amount)).toBe(words);
});

it.each(['999', '250001'])('states the price bounds for "%s"', (text) => {
  expect(entryFault('amount', text, amount)).toBe('Cannot be less than 1,000 or more than 250,000');
});

it('accepts any price within the bounds, but only terms of whole and half years', () => {
  expect(entryFault('amount', '$25,001', amount)).toBeUndefined();
  expect(entryFault('term', '5.5', term)).toBeUndefined();
  expect(entryFault('term', '5.3', term)).toBe('Please choose whole or half years');
  expect(entryFault('term', '8', term)).toBe('Cannot be less than 1 or more than 7');
});

it.each([
  ['amount', '45.000', 45_000],
  ['amount', '30k', 30_000],
  ['deposit', '$2 000', 2000],
  ['residual', '0', 0],
  ['amount', '-1', undefined],
  ['deposit', '', undefined],
  ['interest', '7.5 % p.a.', 7.5],
  ['interest', '-1', undefined],
  ['interest', '7,5', undefined],
  ['term', '5 years', 5],
] as const)('reads a %s of %j as %s', (field, text, value) => {
  expect(entryValue(field, text)).toBe(value);
});
