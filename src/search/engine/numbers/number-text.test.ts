import { expect, test } from 'vitest';
import { isNumberText, nextNumberAbove, nextNumberBelow } from './number-text.ts';

test.each(['1', ' -1.5 ', '.5', '5.', '1e3', '+2'])('%j is a number', (text) => {
  expect(isNumberText(text)).toBe(true);
});

test.each(['', ' ', '0x10', 'Infinity', 'NaN', '1e999', '1,000', '12 000'])(
  '%j is none',
  (text) => {
    expect(isNumberText(text)).toBe(false);
  },
);

test.each([0, 1, -1, 1000.1, -5e-324, 1e300])(
  'nothing lies between %d and its neighbours',
  (number) => {
    for (const next of [nextNumberAbove(number), nextNumberBelow(number)]) {
      expect(next).not.toBe(number);
      expect([next, number]).toContain((next + number) / 2);
    }
    expect(nextNumberAbove(number)).toBeGreaterThan(number);
  },
);
