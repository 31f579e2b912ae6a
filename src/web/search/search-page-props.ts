import type { ReactNode } from 'react';
import type { SearchView } from './search-view.ts';

/** While new results load, and if they fail to load, the previous results stay. */
export type SearchState = 'loading' | 'hasData' | 'hasError';

/** The rendered parts of the search page, which a template arranges. */
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
