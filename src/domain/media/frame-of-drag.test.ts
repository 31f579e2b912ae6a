import { expect, it } from 'vitest';
import { frameOfDrag } from './frame-of-drag.ts';

it.each([
  ['a drag of less than 20 px does nothing', 5, -19, 5],
  ['20 px to the left shows the next frame', 5, -20, 6],
  ['20 px to the right shows the previous frame', 5, 20, 4],
  ['65 px moves three frames', 5, 65, 2],
  ['the first frame follows the last', 35, -20, 0],
  ['the last frame precedes the first', 0, 45, 34],
  ['a drag can turn the vehicle more than once', 0, -20 * 37, 1],
])('%s', (_, start, px, frame) => {
  expect(frameOfDrag(start, px, 36)).toBe(frame);
});
