import './stars.css';

/** One star in a square of 24, moved right by `x`. */
const star = (x: number): string =>
  `M${x + 12} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L${x + 2.5} 9.5l6.6-.9Z`;
const fiveStars = [0, 24, 48, 72, 96].map(star).join('');

/** A rating drawn as five stars. @param rating from 0 to 5 */
export function Stars({ rating }: { rating: number }) {
  const text = Number.isInteger(rating) ? String(rating) : rating.toFixed(1);
  return (
    <span className="stars">
      <span className="sr-only">{text} of 5 stars</span>
      <svg viewBox="0 0 120 24" aria-hidden="true">
        <path className="stars-empty" d={fiveStars} />
        {/* a nested drawing is cut at its width */}
        <svg width={rating * 24} height="24">
          <path d={fiveStars} />
        </svg>
      </svg>
    </span>
  );
}
