import { collapsedCounts, markedSpan } from './facets/collapsed-counts.ts';
import { collapsedRows } from './pages/collapsed-rows.ts';
import type { Columns } from './columns.ts';
import { lighter } from './sets/combine-rows.ts';
import { compileExpression } from './filters/compile-expression.ts';
import { CountedRows } from './facets/counted-rows.ts';
import { countFacets, type Facet, type Spelling } from './facets/count-facets.ts';
import type { Composition } from './facets/composition.ts';
import { distinctRows } from './pages/distinct-rows.ts';
import { extentOf } from './facets/extent-of.ts';
import type { FacetCounts } from './facets/facet-tally.ts';
import type { Expression } from './filters/expression.ts';
import { KeywordColumn } from './keywords/keyword-column.ts';
import { EveryFilter } from './filters/logical-filters.ts';
import { type Page, pageOfRows, type SortKey, type SortTerm } from './pages/page-of-rows.ts';
import { pageByRelevance } from './text/relevance.ts';
import type { RowFilter } from './filters/row-filter.ts';
import type { RowSet } from './sets/row-set.ts';
import type { RowSpace } from './rows/row-space.ts';
import type { SearchRequest, SearchResult, SortBy } from './search-request.ts';
import type { Synonyms } from './text/synonyms.ts';
import type { TextIndex } from './text/text-index.ts';
import { RankedText } from './text/ranked-text.ts';
import { searchedText } from './text/searched-text.ts';
import { parseTextQuery } from './text/text-query.ts';

/** The parts of an index that a search reads. */
export interface IndexParts {
  readonly space: RowSpace;
  readonly columns: Columns;
  readonly text: TextIndex;
  readonly synonyms: Synonyms;
  readonly defaultSort: readonly SortBy[];
  readonly ids: SortKey;
  readonly composition: Composition;
}

/** With more rows, facet counts ignore collapsing; counts of this size are displayed rounded anyway. */
const maxCorrected = 2_000;

export function runSearch(request: SearchRequest, index: IndexParts): SearchResult {
  return new RunningSearch(request, index).result();
}

/** A search, step by step: which rows match, their counts, which of them are listed, and the page. */
class RunningSearch {
  readonly #request: SearchRequest;
  readonly #index: IndexParts;
  readonly #sort: readonly SortTerm[];
  /** The rows to search: the whole index or a scope. */
  readonly #all: RowSet;
  readonly #match: RankedText | undefined;
  /** By attribute, the refinements that its own facet ignores. */
  readonly #widening: ReadonlyMap<string, RowFilter>;
  /** The rows that match the whole request except those refinements. */
  readonly #base: RowSet;
  /** Matches the rows to collapse: several consecutive ones become one. */
  readonly #collapsible: RowFilter | undefined;
  readonly #rows: RowSet;
  readonly #counted: CountedRows;

  constructor(request: SearchRequest, index: IndexParts) {
    const { space, columns } = index;
    const { scope, filter, collapse, minScore } = request;
    const compiled = (expression: Expression): RowFilter =>
      compileExpression(expression, columns, space, false);
    this.#request = request;
    this.#index = index;
    this.#sort = sortTerms(request.sort ?? index.defaultSort, index);
    this.#all = scope ? scope.rows.rowSet() : space.all();
    this.#match = textMatch(request, index, this.#all);
    const { widening, narrowing } = compileRefinements(request, columns);
    if (filter) narrowing.push(compiled(filter));
    this.#widening = widening;
    const matching = this.#match?.rows ?? this.#all;
    const filtered = lighter(space, new EveryFilter(space, narrowing).within(matching));
    this.#base =
      this.#match && minScore !== undefined ? this.#match.atLeast(minScore, filtered) : filtered;
    this.#collapsible = collapse && compiled(collapse);
    this.#rows = this.#rowsWithout();
    this.#counted = new CountedRows(space, this.#rows, this.#all);
  }

  result(): SearchResult {
    const { facets, stats = [], offset = 0, limit = 20, scored } = this.#request;
    const { space, columns } = this.#index;
    const counts = this.#countsOf(
      [...new Set(facets)].map((name) => ({ name, column: columns.get(name) })),
    );
    const listed = this.#listed();
    const found = this.#page(listed, { offset, limit });
    return {
      total: listed.size,
      ids: Array.from(found, (row) => space.ids[row]!),
      ...(scored && { scores: Array.from(found, (row) => this.#match?.scoreOf(row) ?? 1) }),
      facets: counts,
      stats: Object.fromEntries(
        stats.map((name) => [name, extentOf(columns.number(name), this.#countedFor(name))]),
      ),
    };
  }

  /** The matching rows, ignoring the attribute's own refinement. */
  #rowsWithout(attribute?: string): RowSet {
    const { space, columns } = this.#index;
    const { distinct } = this.#request;
    const others = [...this.#widening].filter(([name]) => name !== attribute);
    const filters = others.map(([, filter]) => filter);
    const found = lighter(space, new EveryFilter(space, filters).within(this.#base));
    return distinct === undefined
      ? found
      : distinctRows(this.#inOrder(found), columns.get(distinct));
  }

  #countedFor(attribute: string): CountedRows {
    return this.#widening.has(attribute)
      ? new CountedRows(this.#index.space, this.#rowsWithout(attribute), this.#all)
      : this.#counted;
  }

  #countsOf(facets: readonly Facet[]): Record<string, FacetCounts> {
    const { facetValues = Infinity } = this.#request;
    const { composition } = this.#index;
    // the most frequent values of collapsed rows are known only after the correction
    const limit = this.#collapsible ? Infinity : facetValues;
    const countedFor = (name: string): CountedRows => this.#countedFor(name);
    const counts = countFacets(facets, countedFor, composition, limit, this.#spelling);
    if (!this.#collapsible) return counts;
    const isWidened = ({ name }: Facet): boolean => this.#widening.has(name);
    this.#correct(
      counts,
      facets.filter((facet) => !isWidened(facet)),
      this.#rows,
    );
    for (const facet of facets.filter(isWidened))
      this.#correct(counts, [facet], this.#rowsWithout(facet.name));
    for (const { name } of facets) counts[name] = counts[name]!.slice(0, facetValues);
    return counts;
  }

  /** Subtracts the rows that are collapsed into others from the counts. */
  #correct(counts: Record<string, FacetCounts>, facets: readonly Facet[], counted: RowSet): void {
    const repeatable = this.#collapsible?.within(counted);
    if (!repeatable || counted.size > maxCorrected || repeatable.size < 2) return;
    const span = markedSpan(this.#inOrder(counted), (row) => repeatable.has(row));
    for (const facet of facets)
      counts[facet.name] = collapsedCounts(facet, counts[facet.name]!, span, this.#spelling);
  }

  /** A keyword as the scope's rows spell it; other rows of the index may spell it otherwise. */
  readonly #spelling: Spelling = (column, code) => {
    const { scope } = this.#request;
    return scope ? scope.spelling(column, code) : column.dictionary.valueOf(code);
  };

  /** The rows to list: the matching ones without the collapsed ones. */
  #listed(): RowSet {
    if (!this.#collapsible) return this.#rows;
    const marked = this.#collapsible.within(this.#rows);
    const sort = this.#byRelevance ? undefined : this.#sort;
    return collapsedRows(this.#index.space, this.#rows, marked, sort, () =>
      this.#inOrder(this.#rows),
    );
  }

  /** Set if the best match comes first. */
  get #byRelevance(): RankedText | undefined {
    return this.#request.sort ? undefined : this.#match;
  }

  #inOrder(rows: RowSet): Uint32Array {
    return this.#page(rows, { offset: 0, limit: rows.size });
  }

  #page(rows: RowSet, page: Page): Uint32Array {
    const { space } = this.#index;
    const match = this.#byRelevance;
    return match
      ? pageByRelevance(space, rows, match, this.#sort, page)
      : pageOfRows(space, rows, this.#sort, page);
  }
}

/**
 * @returns undefined if the request has no text
 * @throws {UnknownAttributeError} if a searched field does not exist
 */
export function textMatch(
  { text, synonyms, searchedFields, droppedWords }: SearchRequest,
  index: IndexParts,
  within: RowSet,
): RankedText | undefined {
  const searched = searchedText(index.text, searchedFields);
  if (text === undefined) return undefined;
  const known = synonyms ?? index.synonyms;
  const query = parseTextQuery(text, known);
  if (query.words.length === 0 && query.phrases.length === 0) return undefined;
  return new RankedText(searched, query, within, known, droppedWords);
}

function sortTerms(sort: readonly SortBy[], { columns, ids }: IndexParts): SortTerm[] {
  const terms = sort.map(({ by, direction }): SortTerm => ({
    key: columns.sortable(by),
    direction,
  }));
  return [...terms, { key: ids, direction: terms.at(-1)?.direction ?? 'asc' }];
}

/** Separates refinements that a facet ignores when counting itself from those that always apply. */
function compileRefinements({ refinements = {} }: SearchRequest, columns: Columns) {
  const widening = new Map<string, RowFilter>();
  const narrowing: RowFilter[] = [];
  for (const [name, refinement] of Object.entries(refinements)) {
    const column = columns.get(name);
    if ('allOf' in refinement) {
      for (const value of refinement.allOf) narrowing.push(isOneOf(column, [value]));
    } else if ('anyOf' in refinement) {
      if (refinement.anyOf.length > 0) widening.set(name, isOneOf(column, refinement.anyOf));
    } else {
      const { min = -Infinity, max = Infinity } = refinement;
      const numbers = columns.number(name);
      if (min > -Infinity || max < Infinity) widening.set(name, numbers.isBetween(min, max));
    }
  }
  return { widening, narrowing };
}

function isOneOf(column: ReturnType<Columns['get']>, values: readonly string[]): RowFilter {
  return column instanceof KeywordColumn ? column.isOneOf(values, false) : column.isOneOf(values);
}
