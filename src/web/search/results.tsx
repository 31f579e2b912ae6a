import { PromotionTile } from '#web/promotion/promotion-tile.tsx';
import type { TemplateLists } from '#web/templates/template.ts';
import type { SearchView } from './search-view.ts';

/** Cards in the first screen, whose pictures must not wait. */
const EAGER_CARDS = 2;

interface ResultsProps {
  view: SearchView;
  busy: boolean;
  ResultCard: TemplateLists['ResultCard'];
}

export function Results({ view, busy, ResultCard }: ResultsProps) {
  if (view.tiles.length === 0) return <NoResults view={view} />;
  return (
    <ul className="results" aria-busy={busy}>
      {view.tiles.map((tile, index) =>
        tile.kind === 'vehicle' ? (
          <li key={tile.card.id}>
            <ResultCard card={tile.card} eager={index < EAGER_CARDS} />
          </li>
        ) : (
          <li key={`promotion-${index}`}>
            <PromotionTile promotion={tile.promotion} />
          </li>
        ),
      )}
    </ul>
  );
}

function NoResults({ view: { query, looser, clear } }: { view: SearchView }) {
  const { withoutWords, withoutFilters } = looser;
  return (
    <div className="no-results">
      <h3>No results found for your search at this time.</h3>
      <p>Please try adjusting the filters for more results.</p>
      <p className="message-links">
        {withoutWords && (
          <a href={withoutWords} className="button button-action">
            Search without “{query}”
          </a>
        )}
        {(withoutFilters || !withoutWords) && (
          <a
            href={withoutFilters ?? clear}
            className={`button ${withoutWords ? 'button-quiet' : 'button-action'}`}
          >
            Clear Filters
          </a>
        )}
      </p>
    </div>
  );
}
