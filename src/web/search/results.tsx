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
  if (view.tiles.length === 0) return <NoResults clear={view.clear} />;
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

function NoResults({ clear }: { clear: string }) {
  return (
    <div className="no-results">
      <h3>No results found for your search at this time.</h3>
      <p>Please try adjusting the filters for more results.</p>
      <a href={clear} className="button button-action">
        Clear Filters
      </a>
    </div>
  );
}
