import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spinFrameWidth } from './spin-frame-width.ts';

it.each([
  ['a phone, as sharp as memory allows', 358, 3, 36, 720],
  ['a small phone', 320, 2, 36, 720],
  ['a plain screen', 760, 1, 36, 960],
  ['a sharp screen, where all frames of its width would not fit', 760, 2, 36, 960],
  ['few frames may be larger', 760, 2, 8, 1920],
  ['many must be smaller', 760, 2, 72, 480],
  ['a stage without a width yet', 0, 1, 36, 160],
])('%s: %i px at %i with %i frames are asked for in %i', (_, shown, ratio, frames, width) => {
  expect(spinFrameWidth(shown, ratio, frames)).toBe(width);
});

it('the decoded frames never take more than 96 MB', () => {
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
