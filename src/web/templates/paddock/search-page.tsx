import './search-page.css';
import { FilterSheet } from '#web/search/facets/filter-sheet.tsx';
import { ResultsColumn } from '#web/search/results/results-column.tsx';
import type { SearchPageProps } from '#web/search/search-page-props.ts';

/** Filters as menus in a bar across the page; on a phone in a sheet. */
export function SearchPage(props: SearchPageProps) {
  const { view, keyword, filters, banner, state } = props;
  return (
    <div className="paddock-search" data-state={state} aria-busy={state === 'loading'}>
      <div className="paddock-search-head">
        <div className="paddock-search-inner page-width stack gap-2">
          <h1>{view.heading}</h1>
          {keyword}
        </div>
      </div>
      <FilterSheet showMe={view.showMe}>{filters}</FilterSheet>
      <ResultsColumn {...props} />
      {/* below the cards, which start on the first screen */}
      {banner}
    </div>
  );
}
