import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsByNumber } from './rows-by-number.ts';

test('sorts rows by any numbers and keeps the order of equal ones', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.constantFrom(0, -0, 1, -1, 65_536, -1e300),
  );
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const rows = Uint32Array.from(numbers, (_, row) => numbers.length - 1 - row);
      const sorted = [...rows].sort((a, b) => numbers[a]! - numbers[b]! || b - a);
      expect([...rowsByNumber(rows, Float64Array.from(numbers))]).toEqual(sorted);
    }),
  );
});
