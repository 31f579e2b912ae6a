import './search-page.css';
import { FilterSheet } from '#web/search/facets/filter-sheet.tsx';
import { ResultsColumn } from '#web/search/results/results-column.tsx';
import type { SearchPageProps } from '#web/search/search-page-props.ts';

/** Filters in a column beside the cards; on a phone in a sheet. */
export function SearchPage(props: SearchPageProps) {
  const { view, keyword, filters, banner, state } = props;
  return (
    <div className="harbour-search page-width" data-state={state} aria-busy={state === 'loading'}>
      <div className="harbour-search-head stack gap-3">
        <h1>{view.heading}</h1>
        {keyword}
      </div>
      {banner}
      <FilterSheet showMe={view.showMe}>{filters}</FilterSheet>
      <ResultsColumn {...props} />
    </div>
  );
}
