import { expect, it } from 'vitest';
import { weightedMedian } from './weighted-median.ts';

it.each([
  [[5], [1], 5],
  [[9, 1, 5], [1, 1, 1], 5],
  [[9, 1, 5], [10, 1, 1], 9],
  [[1, 2, 3, 4], [0, 0, 1, 0], 3],
])('the median of %j weighed %j is %d', (values, weights, median) => {
  expect(weightedMedian(values, weights)).toBe(median);
});

it('is none of nothing', () => {
  expect(() => weightedMedian([], [])).toThrow(RangeError);
});
