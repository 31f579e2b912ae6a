import { calendarDay } from '#domain/time/calendar-words.ts';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import {
  cutReview,
  type RatingSummaryView,
  ratingSummaryView,
  type ReviewCardView,
} from './review-card-view.ts';

/** Google's reviews of a place, made in the browser. */
export interface GoogleReviewsView {
  summary: RatingSummaryView;
  reviews: ReviewCardView[];
  /** The page with all reviews. */
  address: string | undefined;
}

export function googleReviewsView(place: PlaceReviews): GoogleReviewsView {
  return {
    summary: ratingSummaryView(place),
    address: place.address,
    reviews: place.reviews.map(({ text, rating, date, author, authorAddress }, at) => ({
      id: `google-${at}`,
      author,
      authorAddress,
      rating,
      text: cutReview(text),
      date,
      dateText: calendarDay(date),
      source: 'google',
    })),
  };
}
