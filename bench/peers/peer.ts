import type { Row } from '../../src/search/engine/search-index.ts';
import type { SearchRequest, SearchResult } from '../../src/search/engine/search-request.ts';

/** Another search engine that answers the same requests over the same rows. */
export interface Peer {
  readonly name: string;
  load(rows: Iterable<readonly [number, Row]>): Promise<void>;
  /** Facets are disjunctive, as in our engine; text search covers only the columns listed in `peer-columns.ts`. */
  search(request: SearchRequest): Promise<Pick<SearchResult, 'total' | 'ids' | 'facets'>>;
  close(): Promise<void>;
}
