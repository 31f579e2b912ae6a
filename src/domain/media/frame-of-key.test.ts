import { expect, it } from 'vitest';
import { frameOfKey } from './frame-of-key.ts';

it.each([
  ['ArrowRight', 35, 0],
  ['ArrowLeft', 0, 35],
  ['ArrowUp', 3, 4],
  ['ArrowDown', 3, 2],
  ['PageUp', 34, 3],
  ['PageDown', 3, 34],
  ['Home', 20, 0],
  ['End', 20, 35],
])('%s at frame %i of 36 shows frame %i', (key, frame, target) => {
  expect(frameOfKey(key, frame, 36)).toBe(target);
});

it.each(['Enter', 'a', 'toString'])('ignores the key %s', (key) => {
  expect(frameOfKey(key, 3, 36)).toBeUndefined();
});
