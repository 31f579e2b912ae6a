import { useSite } from '#web/site/use-site.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import type { SearchView } from './search-view.ts';

/** Cards in the first screen, whose pictures must not wait. */
const EAGER_CARDS = 2;

export function Results({ view, busy }: { view: SearchView; busy: boolean }) {
  const { ResultCard } = templateOf(useSite().template);
  if (view.cards.length === 0) return <NoResults clear={view.clear} />;
  return (
    <ul className="results" aria-busy={busy}>
      {view.cards.map((card, index) => (
        <li key={card.id}>
          <ResultCard card={card} eager={index < EAGER_CARDS} />
        </li>
      ))}
    </ul>
  );
}

function NoResults({ clear }: { clear: string }) {
  return (
    <div className="no-results">
      <h3>No Results Available</h3>
      <p>
        No results found for your search at this time. Please try adjusting the filters for more
        results.
      </p>
      <a href={clear} className="button button-action">
        Clear Filters
      </a>
    </div>
  );
}
