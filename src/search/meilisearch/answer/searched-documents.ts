import type { ColumnKind } from '#search/engine/columns.ts';
import type { CellValue } from '#search/engine/keywords/keyword-column.ts';
import type { SearchRequest, SearchResult, SortBy } from '#search/engine/search-request.ts';
import type { SearchableAttributes } from '#search/meilisearch/query/searchable-attribute.ts';

/** The documents that queries search: one site's, or in tests any index of the engine. */
export interface SearchedDocuments {
  readonly attributes: SearchableAttributes;
  kindOf(column: string): ColumnKind | undefined;
  /** The fields that text searches use, by public name. */
  readonly textFields: ReadonlyMap<string, string>;
  /** The column with the ids that a search finds. */
  readonly idColumn: string;
  /** The order if neither text nor a sort determines it. */
  readonly defaultOrder: readonly SortBy[] | undefined;
  search(request: SearchRequest): SearchResult;
  /** The terms by which a request's text matches documents. */
  matchedTerms(request: SearchRequest): ReadonlySet<string>;
  /** A document's value in a column. */
  cell(id: number, column: string): CellValue;
  document(id: number): Record<string, unknown> | undefined;
}
