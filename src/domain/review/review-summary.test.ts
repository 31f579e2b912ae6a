import { expect, it } from 'vitest';
import { averageText, reviewCountText, reviewSummary, showsReviews } from './review-summary.ts';

it('averages over reviews, not over locations', () => {
  const summary = reviewSummary([
    { source: 'own', location_id: 'a', count: 3, ratings: 15 },
    { source: 'google', location_id: 'b', count: 1, ratings: 1 },
  ]);
  expect(summary).toEqual({ count: 4, average: 4 });
});

it('has no average without reviews', () => {
  expect(reviewSummary([])).toBeUndefined();
});

it('is written with one decimal', () => {
  expect(averageText(4.666)).toBe('4.7');
  expect(averageText(5)).toBe('5.0');
  expect(reviewCountText(1)).toBe('1 review');
  expect(reviewCountText(1204)).toBe('1,204 reviews');
});

it.each([
  [4, 4, false, true],
  [3.99, 4, false, false],
  [3.5, 3.5, false, true],
  [5, 4, true, false],
])(
  'an average of %d with the minimum %d, hidden: %s, is shown: %s',
  (average, minimum, hidden, shown) => {
    expect(showsReviews(average, { minimum_rating: minimum, hidden })).toBe(shown);
  },
);
