import './location-card.css';
import type { RatingView } from './location-card-view.ts';

/** A location's average rating: a star, the average, and how many reviews it comes from. */
export function PlaceRating({ rating: { average, count } }: { rating: RatingView }) {
  return (
    <p className="place-rating">
      <span className="place-rating-star" aria-hidden="true">
        ★
      </span>
      <strong>
        <span className="sr-only">Rated </span>
        {average}
        <span className="sr-only"> of 5 stars</span>
      </strong>
      {count && <span>{count}</span>}
    </p>
  );
}
