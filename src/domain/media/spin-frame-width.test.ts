import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spinFrameWidth } from './spin-frame-width.ts';

it.each([
  ['a phone, limited by memory', 358, 3, 36, 720],
  ['a small phone', 320, 2, 36, 720],
  ['a standard screen', 760, 1, 36, 960],
  ['a high-resolution screen, limited by memory', 760, 2, 36, 960],
  ['a few frames, which may be larger', 760, 2, 8, 1920],
  ['many frames, which must be smaller', 760, 2, 72, 480],
  ['a viewer without a width yet', 0, 1, 36, 160],
])(
  '%s: %i px at pixel ratio %i with %i frames loads width %i',
  (_, shown, ratio, frames, width) => {
    expect(spinFrameWidth(shown, ratio, frames)).toBe(width);
  },
);

it('never lets the decoded frames exceed 96 MB', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 4000, noNaN: true }),
      fc.double({ min: 1, max: 4, noNaN: true }),
      fc.integer({ min: 4, max: 72 }),
      (shown, ratio, frames) => {
        const width = spinFrameWidth(shown, ratio, frames);
        expect((frames * width * width * 8) / 3).toBeLessThanOrEqual(96_000_000);
      },
    ),
  );
});
