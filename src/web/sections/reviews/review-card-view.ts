import { averageText, reviewCountText, type ReviewSummary } from '#domain/review/review-summary.ts';
import type { Review } from '#domain/review/review.ts';
import { type CutText, cutText } from '#domain/text/cut-text.ts';
import { calendarDay } from '#domain/time/calendar-words.ts';

/** A review in the carousel. */
export interface ReviewCardView {
  id: string;
  author: string;
  /** The author's page, where the source asks for a link to it. */
  authorAddress?: string | undefined;
  /** From 1 to 5. */
  rating: number;
  text: CutText;
  /** `2026-11-20` */
  date: string;
  /** `20 Nov 2026` */
  dateText: string;
  source: Review['source'];
  /** The dealer's answer. */
  reply?: { text: CutText; dateText: string | undefined } | undefined;
}

/** The average and number of reviews. */
export interface RatingSummaryView {
  /** From 1 to 5, as it is drawn. */
  rating: number;
  /** `4.7` */
  average: string;
  /** `132 reviews` */
  count: string;
}

/** Characters; more would make one card much taller than its neighbours. */
const TEXT_CUT = 260;
const TEXT_WHOLE = 320;

export function cutReview(text: string): CutText {
  return cutText(text.replaceAll('\n', ' '), { at: TEXT_CUT, wholeUpTo: TEXT_WHOLE });
}

export function reviewCardView(review: Review): ReviewCardView {
  const { reply_text: reply, reply_date: replied } = review;
  return {
    id: review.id,
    author: review.customer_name,
    rating: review.rating,
    text: cutReview(review.text),
    date: review.review_date,
    dateText: calendarDay(review.review_date),
    source: review.source,
    reply: reply
      ? {
          text: cutReview(reply),
          dateText: replied === undefined ? undefined : calendarDay(replied),
        }
      : undefined,
  };
}

export function ratingSummaryView({ average, count }: ReviewSummary): RatingSummaryView {
  return { rating: average, average: averageText(average), count: reviewCountText(count) };
}
