import { expect, it } from 'vitest';
import { weightedMedian } from './weighted-median.ts';

it.each([
  [[5], [1], 5],
  [[9, 1, 5], [1, 1, 1], 5],
  [[9, 1, 5], [10, 1, 1], 9],
  [[1, 2, 3, 4], [0, 0, 1, 0], 3],
])('the median of %j with weights %j is %d', (values, weights, median) => {
  expect(weightedMedian(values, weights)).toBe(median);
});

it('throws without values', () => {
  expect(() => weightedMedian([], [])).toThrow(RangeError);
});
