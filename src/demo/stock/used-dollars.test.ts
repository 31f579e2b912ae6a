import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usedDollars } from './used-dollars.ts';

const car = { dollarsNew: 40_000, years: 5, km: 72_500, kmPerYear: 14_500, holds: 1 };

test('a five-year-old car of average use is worth 62% of its price new', () => {
  expect(usedDollars(car)).toBeCloseTo(24_800);
});

test('more kilometres or years never increase the value', () => {
  const years = fc.double({ min: 0, max: 25, noNaN: true });
  const km = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(years, years, km, km, (a, b, kmA, kmB) => {
      const worth = (yearsOld: number, travelled: number) =>
        usedDollars({ ...car, years: yearsOld, km: travelled });
      expect(worth(a, Math.max(kmA, kmB))).toBeLessThanOrEqual(worth(a, Math.min(kmA, kmB)));
      expect(
        usedDollars({ ...car, kmPerYear: 0, km: 0, years: Math.max(a, b) }),
      ).toBeLessThanOrEqual(usedDollars({ ...car, kmPerYear: 0, km: 0, years: Math.min(a, b) }));
    }),
  );
});

test('a model with a high resale value is worth more, but never as much as new', () => {
  expect(usedDollars({ ...car, holds: 1.3 })).toBeGreaterThan(usedDollars(car));
  expect(usedDollars({ ...car, holds: 1.3, years: 0.1, km: 0 })).toBeLessThan(40_000);
});
