import type { Review } from './review.ts';

/** The reviews of one location and source that are not hidden, added up. */
export interface ReviewTotal extends Pick<Review, 'source' | 'location_id'> {
  count: number;
  /** The sum of their ratings. */
  ratings: number;
}

/** What all of some reviews say together. */
export interface ReviewSummary {
  count: number;
  /** From 1 to 5, not rounded. */
  average: number;
}

/** The number and average of reviews; undefined if there are none. */
export function reviewSummary(totals: readonly ReviewTotal[]): ReviewSummary | undefined {
  const count = totals.reduce((sum, total) => sum + total.count, 0);
  if (count === 0) return undefined;
  return { count, average: totals.reduce((sum, total) => sum + total.ratings, 0) / count };
}

/** `4.7`. Source: specification 2, section 9: one decimal. */
export function averageText(average: number): string {
  return average.toFixed(1);
}

/** `132 reviews` */
export function reviewCountText(count: number): string {
  return `${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'}`;
}

interface ShownReviews {
  hidden: boolean;
  minimum_rating: number;
}

/** Whether a site shows reviews with this average. Source: specification 2, section 5. */
export function showsReviews(average: number, { hidden, minimum_rating }: ShownReviews): boolean {
  return !hidden && average >= minimum_rating;
}
