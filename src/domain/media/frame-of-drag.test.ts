import { expect, it } from 'vitest';
import { frameOfDrag } from './frame-of-drag.ts';

it.each([
  ['less than 20 px turn nothing', 5, -19, 5],
  ['20 px to the left are the next frame', 5, -20, 6],
  ['20 px to the right are the one before', 5, 20, 4],
  ['65 px are three frames', 5, 65, 2],
  ['the last frame is followed by the first', 35, -20, 0],
  ['the first is preceded by the last', 0, 45, 34],
  ['a drag may go round more than once', 0, -20 * 37, 1],
])('%s', (_, start, px, frame) => {
  expect(frameOfDrag(start, px, 36)).toBe(frame);
});
