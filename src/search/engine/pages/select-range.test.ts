import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectRange } from './select-range.ts';

test('the range contains what sorting would put there', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(1e6), { maxLength: 500 }),
      fc.nat(500),
      fc.nat(40),
      (numbers, from, count) => {
        const elements = Uint32Array.from(numbers);
        selectRange(elements, from, from + count, (a, b) => b - a);
        const sorted = numbers.sort((a, b) => b - a);
        expect(Array.from(elements.subarray(from, from + count))).toEqual(
          sorted.slice(from, from + count),
        );
      },
    ),
  );
});
