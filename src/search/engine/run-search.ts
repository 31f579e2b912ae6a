import { collapsedCounts, markedSpan } from './facets/collapsed-counts.ts';
import { collapsedRows } from './pages/collapsed-rows.ts';
import type { Columns } from './columns.ts';
import { lighter } from './sets/combine-rows.ts';
import { compileExpression } from './filters/compile-expression.ts';
import { CountedRows } from './facets/counted-rows.ts';
import { countFacets, type Facet } from './facets/count-facets.ts';
import type { Composition } from './facets/composition.ts';
import { distinctRows } from './pages/distinct-rows.ts';
import { extentOf } from './facets/extent-of.ts';
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

/** What of an index a search reads. */
export interface Searched {
  readonly space: RowSpace;
  readonly columns: Columns;
  readonly text: TextIndex;
  readonly synonyms: Synonyms;
  readonly defaultSort: readonly SortBy[];
  readonly ids: SortKey;
  readonly composition: Composition;
}

/** Above so many rows counts of facets are those before rows are collapsed: they are told in round numbers anyway. */
const mostCorrected = 2_000;

export function runSearch(request: SearchRequest, index: Searched): SearchResult {
  const { space, columns } = index;
  const sort = sortTerms(request.sort ?? index.defaultSort, index);
  const facets = [...new Set(request.facets)].map((name) => ({ name, column: columns.get(name) }));
  const stats = (request.stats ?? []).map((name) => ({ name, column: columns.number(name) }));
  const refinements = compileRefinements(request, columns);

  const all = request.view ? request.view.rows.rowSet() : space.all();
  const match = textMatch(request, index, all);
  const lasting: RowFilter[] = refinements.narrowing;
  if (request.filter) lasting.push(compileExpression(request.filter, columns, space, false));
  const filtered = lighter(space, new EveryFilter(space, lasting).within(match?.rows ?? all));
  const { leastScore } = request;
  const base = match && leastScore !== undefined ? match.atLeast(leastScore, filtered) : filtered;

  const byRelevance = match && !request.sort ? match : undefined;
  const pageOf = (found: RowSet, page: Page): Uint32Array =>
    byRelevance
      ? pageByRelevance(space, found, byRelevance, sort, page)
      : pageOfRows(space, found, sort, page);
  const inOrder = (found: RowSet): Uint32Array => pageOf(found, { offset: 0, limit: found.size });
  const distinct = request.distinct === undefined ? undefined : columns.get(request.distinct);

  /** The matching rows, as if nothing had been chosen of that attribute. */
  const rowsWithout = (attribute?: string): RowSet => {
    const others = [...refinements.widening].filter(([name]) => name !== attribute);
    const terms = others.map(([, filter]) => filter);
    const found = lighter(space, new EveryFilter(space, terms).within(base));
    return distinct ? distinctRows(inOrder(found), distinct) : found;
  };
  const rows = rowsWithout();
  const counted = new CountedRows(space, rows, all);
  const countedFor = (attribute: string): CountedRows =>
    refinements.widening.has(attribute)
      ? new CountedRows(space, rowsWithout(attribute), all)
      : counted;

  const mark = request.collapse && compileExpression(request.collapse, columns, space, false);
  const { facetValues = Infinity } = request;
  // of collapsed rows the most frequent values are known only once they are corrected
  const most = mark ? Infinity : facetValues;
  const counts = countFacets(facets, countedFor, index.composition, most);
  let listed = rows;
  if (mark) {
    const marked = mark.within(rows);
    listed = collapsedRows(space, rows, marked, byRelevance ? undefined : sort, () =>
      inOrder(rows),
    );
    const correct = (names: readonly Facet[], counted: RowSet): void => {
      const repeatable = mark.within(counted);
      if (counted.size > mostCorrected || repeatable.size < 2) return;
      const span = markedSpan(inOrder(counted), (row) => repeatable.has(row));
      for (const facet of names) {
        counts[facet.name] = collapsedCounts(facet, counts[facet.name]!, span);
      }
    };
    const isWidened = ({ name }: Facet): boolean => refinements.widening.has(name);
    correct(
      facets.filter((facet) => !isWidened(facet)),
      rows,
    );
    for (const facet of facets.filter(isWidened)) correct([facet], rowsWithout(facet.name));
    for (const { name } of facets) counts[name] = counts[name]!.slice(0, facetValues);
  }
  const found = pageOf(listed, { offset: request.offset ?? 0, limit: request.limit ?? 20 });
  return {
    total: listed.size,
    ids: Array.from(found, (row) => space.ids[row]!),
    ...(request.scored && { scores: Array.from(found, (row) => match?.scoreOf(row) ?? 1) }),
    facets: counts,
    stats: Object.fromEntries(
      stats.map(({ name, column }) => [name, extentOf(column, countedFor(name))]),
    ),
  };
}

/**
 * @returns undefined when the request has no words
 * @throws {UnknownAttributeError} when a field that is to be searched is none
 */
export function textMatch(
  { text, synonyms, searchedFields, droppedWords }: SearchRequest,
  index: Searched,
  within: RowSet,
): RankedText | undefined {
  const searched = searchedText(index.text, searchedFields);
  if (text === undefined) return undefined;
  const known = synonyms ?? index.synonyms;
  const query = parseTextQuery(text, known);
  if (query.words.length === 0 && query.phrases.length === 0) return undefined;
  return new RankedText(searched, query, within, known, droppedWords);
}

function sortTerms(sort: readonly SortBy[], { columns, ids }: Searched): SortTerm[] {
  const terms = sort.map(({ by, direction }): SortTerm => ({
    key: columns.sortable(by),
    direction,
  }));
  return [...terms, { key: ids, direction: terms.at(-1)?.direction ?? 'asc' }];
}

/** Apart, those that a facet is counted without when they are its own, and those that it is counted with. */
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
