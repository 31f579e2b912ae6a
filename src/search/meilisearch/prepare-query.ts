import type { Expression } from '#search/engine/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import { type PageWindow, pageWindow } from './page-window.ts';
import { queryDistinct } from './query-distinct.ts';
import { queryFacets } from './query-facets.ts';
import { queryFilter } from './query-filter.ts';
import { querySort } from './query-sort.ts';
import { MARKED_DOCUMENT, type RequestBudget } from './request-budget.ts';
import type { SiteSearchLimits } from './search-limits.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/** A query that may be asked: what it names is there, and it asks for no more than it may. */
export interface PreparedQuery {
  text: string;
  filter: Expression;
  /** By public name; undefined when the answer is to have none, which is not the same as an empty list. */
  facets: string[] | undefined;
  /** Undefined where the best match of the words comes first. */
  sort: readonly SortBy[] | undefined;
  /** The column of which each value is found once. */
  distinct: string | undefined;
  window: PageWindow;
  marksMatches: boolean;
}

/** @throws {SearchFault} */
export function prepareQuery(
  documents: Pick<SearchedDocuments, 'attributes' | 'kindOf' | 'usualOrder'>,
  query: SearchQuery,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): PreparedQuery {
  const { attributes } = documents;
  const text = query.q ?? '';
  const isWords = (column: string): boolean => documents.kindOf(column) !== 'number';
  const filter = queryFilter(query.filter, attributes, isWords, budget);
  const facets = queryFacets(query.facets, attributes);
  const asked = querySort(query.sort, attributes);
  const distinct = queryDistinct(query.distinct, attributes);
  const window = pageWindow(query, limits.maxTotalHits);
  const marksMatches =
    query.showMatchesPosition === true ||
    Boolean(query.attributesToHighlight?.length) ||
    Boolean(query.attributesToCrop?.length);
  budget.spend('sortTerms', asked?.length ?? 0);
  budget.spend('facets', facets?.length ?? 0);
  budget.spend('documents', window.limit * (marksMatches ? MARKED_DOCUMENT : 1));
  const sort = asked ?? (text.trim() === '' ? documents.usualOrder : undefined);
  return { text, filter, facets, sort, distinct, window, marksMatches };
}
