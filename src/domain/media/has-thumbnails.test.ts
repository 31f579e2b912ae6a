import { expect, it } from 'vitest';
import { hasThumbnails } from './has-thumbnails.ts';

it.each([
  [3, false],
  [4, true],
])('shows thumbnails for %i pictures: %s', (pictures, shown) => {
  expect(hasThumbnails(pictures)).toBe(shown);
});
