import './reviews.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { Stars } from '#web/ui/stars.tsx';
import {
  cutReview,
  ratingSummaryView,
  type RatingSummaryView,
  type ReviewCardView,
} from './review-card-view.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewsView } from './reviews-view.ts';
import { useEffect, useState, type RefObject } from 'react';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import { useEntered } from '#web/ui/use-entered.ts';
import { calendarDay } from '#domain/time/calendar-words.ts';

/** The request starts when the section is one screen height below the viewport. */
const oneScreenAhead = { rootMargin: '100%' };

/** Customers' reviews with their average; Google's follow when the section comes near. */
export function Reviews({ view, site, headingId, isFirst }: SectionProps<ReviewsView>) {
  const { ref, google } = useGoogleReviews(view.google);
  const row = (label: string, reviews: readonly ReviewCardView[]) => (
    <Carousel
      label={label}
      loops={view.loops}
      items={reviews.map((review) => ({
        key: review.id,
        content: <ReviewCard review={review} dealer={site.name} />,
      }))}
    />
  );
  return (
    <div ref={ref} className="reviews">
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text}>
        {view.summary && <RatingSummary summary={view.summary} />}
      </SectionHeading>
      {view.title === undefined && view.summary && <RatingSummary summary={view.summary} />}
      {view.reviews.length > 0 && row('Customer reviews', view.reviews)}
      {google && (
        // Google asks that its reviews are not translated, and that readers know their source and order
        <div className="reviews-of-google stack gap-3" translate="no">
          <h3>Google Maps</h3>
          <RatingSummary summary={google.summary} />
          {google.reviews.length > 0 && (
            <>
              <p>The most relevant reviews on Google Maps</p>
              {row('Reviews on Google Maps', google.reviews)}
            </>
          )}
          {google.address && (
            <p>
              <a href={google.address} target="_blank" rel="noopener">
                All reviews on Google Maps
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function RatingSummary({ summary: { rating, average, count } }: { summary: RatingSummaryView }) {
  return (
    <div className="rating-summary paper row-inline">
      <Stars rating={rating} />
      <strong aria-hidden="true">{average}</strong>
      <span className="soft">{count}</span>
    </div>
  );
}

/** Fetches Google's reviews when the section comes near. @param address undefined if there are none to fetch */
function useGoogleReviews(address: string | undefined): {
  ref: RefObject<HTMLDivElement | null>;
  google: GoogleReviewsView | undefined;
} {
  const { ref, hasEntered } = useEntered<HTMLDivElement>(oneScreenAhead);
  const [google, setGoogle] = useState<GoogleReviewsView>();
  useEffect(() => {
    if (address === undefined || !hasEntered) return undefined;
    const request = new AbortController();
    googleReviews(address, request.signal).then(setGoogle, (error: unknown) => {
      if (!request.signal.aborted) console.warn('Google’s reviews could not be loaded', error);
    });
    return () => request.abort();
  }, [address, hasEntered]);
  return { ref, google };
}

async function googleReviews(
  address: string,
  signal: AbortSignal,
): Promise<GoogleReviewsView | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // there are none to show
  if (response.status === 204) return undefined;
  // the answer of `google-reviews.ts`
  return googleReviewsView((await response.json()) as PlaceReviews);
}

/** Google's reviews of a place, made in the browser. */
interface GoogleReviewsView {
  summary: RatingSummaryView;
  reviews: ReviewCardView[];
  /** The page with all reviews. */
  address: string | undefined;
}

function googleReviewsView(place: PlaceReviews): GoogleReviewsView {
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
