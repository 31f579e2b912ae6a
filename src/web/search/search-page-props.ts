import type { ReactNode } from 'react';
import type { SearchView } from './search-view.ts';

/** While newer results are on their way, and when they cannot be had, the results before them stay. */
export type SearchState = 'loading' | 'hasData' | 'hasError';

/** The parts of the search page, ready made; a template arranges them. */
export interface SearchPageProps {
  view: SearchView;
  state: SearchState;
  banner: ReactNode;
  keyword: ReactNode;
  filters: ReactNode;
  sort: ReactNode;
  chips: ReactNode;
  results: ReactNode;
  paging: ReactNode;
  failure: ReactNode;
}
