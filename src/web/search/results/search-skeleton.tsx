import './search-skeleton.css';
const CARDS = 6;

/** The placeholder of a search page that is loading. */
export function SearchSkeleton() {
  return (
    <div className="search-skeleton page-width">
      <output className="sr-only">Searching…</output>
      <ul className="skeleton-cards stack gap-5" aria-hidden="true">
        {Array.from({ length: CARDS }, (_, index) => (
          <li key={index} className="skeleton-card framed stack gap-3">
            <span className="skeleton-picture" />
            <span className="skeleton-line" />
            <span className="skeleton-line skeleton-short" />
            <span className="skeleton-line skeleton-price" />
          </li>
        ))}
      </ul>
    </div>
  );
}
