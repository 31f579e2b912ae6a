import type { ReactNode } from 'react';
import type { SearchView } from './search-view.ts';

/** The parts of the search page, ready made; a template arranges them. */
export interface SearchPageProps {
  view: SearchView;
  /** Whether newer results are on their way. */
  busy: boolean;
  keyword: ReactNode;
  filters: ReactNode;
  sort: ReactNode;
  chips: ReactNode;
  results: ReactNode;
  paging: ReactNode;
}
