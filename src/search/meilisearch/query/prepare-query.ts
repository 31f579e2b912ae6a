import type { Expression } from '#search/engine/filters/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import { querySearchedFields } from './query-searched-fields.ts';
import { conjunction } from '#search/meilisearch/remote/conjunction.ts';
import { type PageWindow, pageWindow } from './page-window.ts';
import { queryDistinct } from './query-distinct.ts';
import { queryFacets } from './query-facets.ts';
import { queryFilter } from './query-filter.ts';
import { querySort } from './query-sort.ts';
import { MARKED_DOCUMENT, type RequestBudget } from './request-budget.ts';
import type { SiteSearchLimits } from './search-limits.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchedDocuments } from '#search/meilisearch/answer/searched-documents.ts';

/** A query with known names only, and with a cost within the budget. */
export interface PreparedQuery {
  text: string;
  filter: Expression;
  /** By public name; undefined if the answer has no facets, which differs from an empty list. */
  facets: string[] | undefined;
  /** Undefined for the best match first. */
  sort: readonly SortBy[] | undefined;
  /** The fields for the text search; undefined for all. */
  searchedFields: readonly string[] | undefined;
  /** Which words may be missing; undefined if all must match. */
  droppedWords: 'last' | 'frequent' | undefined;
  /** The minimum score of a match. */
  minScore: number | undefined;
  /** The results contain each value of this column at most once. */
  distinct: string | undefined;
  window: PageWindow;
  marksMatches: boolean;
}

const droppedBy = { all: undefined, last: 'last', frequency: 'frequent' } as const;

/** @throws {SearchFault} */
export function prepareQuery(
  documents: Pick<SearchedDocuments, 'attributes' | 'textFields' | 'kindOf' | 'defaultOrder'>,
  query: SearchQuery,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): PreparedQuery {
  const { attributes } = documents;
  const text = query.reading?.words ?? query.q ?? '';
  const isWords = (column: string): boolean => documents.kindOf(column) !== 'number';
  const requested = queryFilter(query.filter, attributes, isWords, budget);
  const filter = query.reading ? conjunction(requested, query.reading.filter) : requested;
  const facets = queryFacets(query.facets, attributes);
  const order = querySort(query.sort, attributes) ?? query.reading?.sort;
  const distinct = queryDistinct(query.distinct, attributes);
  const searchedFields = querySearchedFields(query.attributesToSearchOn, documents.textFields);
  const window = pageWindow(query, limits);
  const marksMatches =
    query.showMatchesPosition === true ||
    Boolean(query.attributesToHighlight?.length) ||
    Boolean(query.attributesToCrop?.length);
  budget.spend('sortTerms', order?.length ?? 0);
  budget.spend('facets', facets?.length ?? 0);
  budget.spend('documents', window.limit * (marksMatches ? MARKED_DOCUMENT : 1));
  const sort = order ?? (text.trim() === '' ? documents.defaultOrder : undefined);
  return {
    text,
    filter,
    facets,
    sort,
    searchedFields,
    droppedWords: droppedBy[query.matchingStrategy ?? 'all'],
    minScore: query.rankingScoreThreshold ?? undefined,
    distinct,
    window,
    marksMatches,
  };
}
