import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from './slices.ts';
import { sortInSlices } from './sort-in-slices.ts';

const ascending = (a: number, b: number): number => a - b;

test('sorts like Array.prototype.sort', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_999), { maxLength: 50 }), fc.nat(700), (numbers, times) => {
      const many = Uint32Array.from(
        { length: numbers.length * times },
        (_, at) => Math.imul(numbers[at % numbers.length]! + at, 2_654_435_761) >>> 8,
      );
      const sorted = finish(sortInSlices(many, ascending));
      expect(sorted.every((each, at) => at === 0 || sorted[at - 1]! <= each)).toBe(true);
      expect(sorted).toEqual(many.toSorted(ascending));
    }),
    { numRuns: 30 },
  );
});

test('makes few comparisons per slice and does not change the input', () => {
  const many = Uint32Array.from({ length: 100_000 }, (_, at) => Math.imul(at, 2_654_435_761) >>> 1);
  const before = many.slice();
  let compared = 0;
  let most = 0;
  const slices = sortInSlices(many, (a, b) => {
    compared++;
    return a - b;
  });
  for (let next = slices.next(); !next.done; next = slices.next()) {
    most = Math.max(most, compared);
    compared = 0;
  }
  expect(most).toBeLessThan(20_000);
  expect(many).toEqual(before);
});
