import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountCents } from './amount-cents.ts';
import { amountWords } from './amount-words.ts';

it.each([
  ['$200', 20_000],
  ['1250', 125_000],
  [' $1,250.50 ', 125_050],
  ['$ 99.05', 9905],
  ['0', 0],
  ['1,50', undefined],
  ['12.5', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['twenty', undefined],
  ['', undefined],
])('parses %j as %s cents', (text, cents) => {
  expect(amountCents(text)).toBe(cents);
});

it('parses every formatted amount back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      expect(amountCents(amountWords(cents))).toBe(cents);
    }),
  );
});
