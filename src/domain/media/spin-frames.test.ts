import { expect, it } from 'vitest';
import { isStillSpin, spinFrames } from './spin-frames.ts';

it.each([
  [0, undefined],
  [3, undefined],
  [4, { count: 4, step: 1 }],
  [36, { count: 36, step: 1 }],
  [72, { count: 72, step: 1 }],
  [73, { count: 37, step: 2 }],
  [360, { count: 72, step: 5 }],
])('for %i frames shows %o', (given, shown) => {
  expect(spinFrames(given)).toEqual(shown);
});

it.each([
  [36, 36, true],
  [18, 36, true],
  [17, 36, false],
  [4, 8, true],
  [3, 4, false],
])('with %i of %i frames loaded, the spin is usable: %s', (loaded, wanted, still) => {
  expect(isStillSpin(loaded, wanted)).toBe(still);
});
