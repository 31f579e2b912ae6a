import './results-column.css';
import { ListSwitch } from './list-switch.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useScrollsDown } from './use-scrolls-down.ts';
import type { SearchPageProps } from '#web/search/search-page-props.ts';

type ResultsColumnProps = Pick<
  SearchPageProps,
  'view' | 'sort' | 'chips' | 'results' | 'paging' | 'failure'
>;

/** The count, the button for the filters, the sort order, the active filters and the cards. */
export function ResultsColumn({ view, sort, chips, results, paging, failure }: ResultsColumnProps) {
  const selected = view.chips.length > 0 ? ` (${view.chips.length})` : '';
  return (
    <section id="results" tabIndex={-1} aria-labelledby="result-count" className="search-results">
      <div className="results-head cluster gap-3" data-away={useScrollsDown() || undefined}>
        <output id="result-count" className="search-count">
          {view.count}
          {view.inStock && (
            <span className="count-in-stock">
              <span className="count-comma">, </span>
              {view.inStock}
            </span>
          )}
        </output>
        <button type="button" popoverTarget="filters" className="button button-quiet filters-open">
          <Icon name="filter" />
          Filters{selected}
        </button>
        {sort}
        <ListSwitch layouts={view.layouts} />
      </div>
      {failure}
      {chips}
      <h2 className="sr-only">Results</h2>
      {results}
      {paging}
    </section>
  );
}
