import './search-page.css';
import '#web/search/results/results.css';
import { IndexTable } from '#web/search/results/index-table.tsx';
import type { SearchPageProps } from '#web/search/search-page-props.ts';
import { FilterSentence } from '#web/search/sentence/filter-sentence.tsx';
import { Plates } from './plates.tsx';

/** The filters as one sentence, and below it plates or an index. */
export function SearchPage(props: SearchPageProps) {
  const { view, keyword, banner, sort, results, paging, failure, state } = props;
  const busy = state === 'loading';
  const cards = view.tiles.flatMap((tile) => (tile.kind === 'vehicle' ? tile.card : []));
  return (
    <div className="gallery-search" data-state={state} aria-busy={busy}>
      <div className="page-width">
        <h1 className="sr-only">{view.heading}</h1>
        <FilterSentence view={view} keyword={keyword} sort={sort} />
        {view.notes.map((note) => (
          <p key={note} className="search-note">
            {note}
          </p>
        ))}
        {failure}
      </div>
      <section id="results" tabIndex={-1} aria-labelledby="result-count">
        <h2 className="sr-only">Results</h2>
        {cards.length === 0 ? (
          <div className="page-width">{results}</div>
        ) : view.isList ? (
          <div className="page-width">
            <IndexTable cards={cards} />
          </div>
        ) : (
          <Plates tiles={view.tiles} busy={busy} />
        )}
        {paging}
      </section>
      {banner}
    </div>
  );
}
