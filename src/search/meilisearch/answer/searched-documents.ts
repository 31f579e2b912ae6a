import type { ColumnKind } from '#search/engine/columns.ts';
import type { CellValue } from '#search/engine/keywords/keyword-column.ts';
import type { SearchRequest, SearchResult, SortBy } from '#search/engine/search-request.ts';
import type { SearchableAttributes } from '#search/meilisearch/query/searchable-attribute.ts';

/** The documents that queries are answered from: those of one site, or in tests those of any index of the engine. */
export interface SearchedDocuments {
  readonly attributes: SearchableAttributes;
  kindOf(column: string): ColumnKind | undefined;
  /** The fields that words are looked for in, by public name. */
  readonly textFields: ReadonlyMap<string, string>;
  /** The column that holds the ids which a search finds. */
  readonly idColumn: string;
  /** The order where neither words nor a sort settle it. */
  readonly usualOrder: readonly SortBy[] | undefined;
  search(request: SearchRequest): SearchResult;
  /** The terms by which the text of a request finds documents. */
  matchedTerms(request: SearchRequest): ReadonlySet<string>;
  /** What a document has in a column. */
  cell(id: number, column: string): CellValue;
  document(id: number): Record<string, unknown> | undefined;
}
