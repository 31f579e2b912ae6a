import '#web/ui/no-results.css';
import '#web/ui/results.css';
import '#web/ui/card/card-grid.css';
import '#web/ui/message-page.css';
import './results.css';
import { ComparisonNote, hasRates } from '#web/ui/card/comparison-note.tsx';
import { PromotionTile } from '#web/promotion/promotion-tile.tsx';
import type { TemplateParts } from '#web/templates/template.ts';
import type { SearchView } from '#web/search/search-view.ts';

/** The number of cards on the first screen; their pictures load eagerly. */
const EAGER_CARDS = 2;

interface ResultsProps {
  view: SearchView;
  busy: boolean;
  ResultCard: TemplateParts['ResultCard'];
}

export function Results({ view, busy, ResultCard }: ResultsProps) {
  if (view.tiles.length === 0) return <NoResults view={view} ResultCard={ResultCard} />;
  const cards = view.tiles.flatMap((tile) => (tile.kind === 'vehicle' ? tile.card : []));
  return (
    <ul className="results card-grid" aria-busy={busy} data-list={view.isList || undefined}>
      {view.tiles.map((tile, index) =>
        tile.kind === 'vehicle' ? (
          <li key={tile.card.id} data-rates={hasRates([tile.card]) || undefined}>
            <ResultCard card={tile.card} eager={index < EAGER_CARDS} />
          </li>
        ) : (
          <li key={`promotion-${index}`} className="promotion-row">
            <PromotionTile promotion={tile.promotion} />
          </li>
        ),
      )}
      <ComparisonNote cards={cards} />
    </ul>
  );
}

function NoResults({ view, ResultCard }: Pick<ResultsProps, 'view' | 'ResultCard'>) {
  const { broader, nearest, save, unfiltered } = view;
  return (
    <>
      <div className="no-results shaded stack gap-4">
        <h3>No results found for your search at this time.</h3>
        <p>Please try adjusting the filters for more results.</p>
        {broader.length > 0 && (
          <ul className="looser-searches stack gap-1" aria-label="Similar searches">
            {broader.map(({ label, count, path }) => (
              <li key={path}>
                <a href={path} rel="nofollow" className="row-inline touch">
                  {label}: <strong>{count}</strong>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="message-links cluster gap-3">
          {save !== undefined && (
            <a href={save} rel="nofollow" className="button button-action">
              Tell me when one arrives
            </a>
          )}
          <a href={unfiltered} className="button button-quiet">
            Clear Filters
          </a>
        </p>
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest-title" className="nearest-matches stack gap-3">
          <h3 id="nearest-title">
            Nearest matches <span className="soft small">{broader[0]?.label}</span>
          </h3>
          <ul className="results card-grid">
            {nearest.map((card) => (
              <li key={card.id} data-rates={hasRates([card]) || undefined}>
                <ResultCard card={card} eager={false} />
              </li>
            ))}
            <ComparisonNote cards={nearest} />
          </ul>
        </section>
      )}
    </>
  );
}
