import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameOfAngle, turned } from './frame-of-angle.ts';

it.each([
  [0, 36, 0],
  [90, 36, 9],
  [94, 36, 9],
  [96, 36, 10],
  [358, 36, 0],
  [-10, 36, 35],
  [730, 36, 1],
  [90, 8, 2],
])('%i degrees in a spin of %i frames is frame %i', (degrees, count, frame) => {
  expect(frameOfAngle(degrees, count)).toBe(frame);
});

it('wraps a frame number after any number of turns', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: 1, max: 72 }),
      (to, count) => {
        const frame = turned(to, count);
        expect(frame).toBeGreaterThanOrEqual(0);
        expect(frame).toBeLessThan(count);
        expect(Math.abs(to - frame) % count).toBe(0);
      },
    ),
  );
});
