import type { Expression } from '#search/engine/filters/expression.ts';
import type { SortBy } from '#search/engine/search-request.ts';
import { conjunction } from '#search/meilisearch/remote/conjunction.ts';
import { pageWindow, type PageWindow } from './page-window.ts';
import { queryFacets } from './query-facets.ts';
import { queryFilter } from './query-filter.ts';
import { MARKED_DOCUMENT, type RequestBudget } from './request-budget.ts';
import type { SiteSearchLimits } from './search-limits.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchedDocuments } from '#search/meilisearch/answer/searched-documents.ts';
import { shortened } from '#search/meilisearch/answer/found-value.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

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

/**
 * Parses the parameter `distinct`, an attribute name.
 * @returns the attribute's column; undefined without the parameter
 * @throws {SearchFault}
 */
function queryDistinct(
  distinct: string | null | undefined,
  attributes: SearchableAttributes,
): string | undefined {
  if (distinct === null || distinct === undefined) return undefined;
  const attribute = attributes.get(distinct);
  if (attribute) return attribute.column;
  const shown = shortened(distinct);
  const known = [...attributes.keys()].join('`, `');
  throw new SearchFault(
    'invalid_search_distinct',
    `Attribute \`${shown}\` is not filterable and cannot be a distinct attribute. Available filterable attributes are: \`${known}\`.`,
  );
}

/**
 * Parses the parameter `attributesToSearchOn`.
 * @param textFields the fields that text searches use, by public name
 * @returns the fields; undefined for all of them
 * @throws {SearchFault}
 */
function querySearchedFields(
  names: readonly string[] | null | undefined,
  textFields: ReadonlyMap<string, string>,
): string[] | undefined {
  if (!names || names.includes('*')) return undefined;
  return names.map((name) => {
    const field = textFields.get(name);
    if (field !== undefined) return field;
    const shown = shortened(name);
    const known = [...textFields.keys()].join(', ');
    throw new SearchFault(
      'invalid_search_attributes_to_search_on',
      `Attribute \`${shown}\` is not searchable. Available searchable attributes are: \`${known}\`.`,
    );
  });
}

/**
 * Parses the parameter `sort`: `['price:asc', 'km:desc']`. Replaces attributes by their columns.
 * @returns undefined without an order
 * @throws {SearchFault}
 */
function querySort(
  sort: readonly string[] | null | undefined,
  attributes: SearchableAttributes,
): SortBy[] | undefined {
  if (!sort || sort.length === 0) return undefined;
  return sort.map((term) => {
    const [, name = '', direction] = /^(.*):(asc|desc)$/s.exec(term) ?? [];
    if (direction !== 'asc' && direction !== 'desc') {
      throw invalid(
        `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${shortened(term)}\`.`,
      );
    }
    const attribute = attributes.get(name);
    if (!attribute?.sort) {
      const known = [...attributes].filter(([, each]) => each.sort).map(([each]) => each);
      throw invalid(
        `Attribute \`${shortened(name)}\` is not sortable. Available sortable attributes are: \`${known.join('`, `')}\`.`,
      );
    }
    return { by: attribute.column, direction };
  });
}

function invalid(message: string): SearchFault {
  return new SearchFault('invalid_search_sort', message);
}
