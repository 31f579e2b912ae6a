import './reviews.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { RatingSummaryView, ReviewCardView } from './review-card-view.ts';
import { ReviewCard } from './review-card.tsx';
import type { ReviewsView } from './reviews-view.ts';
import { useGoogleReviews } from './use-google-reviews.ts';

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
