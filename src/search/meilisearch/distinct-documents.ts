import {
  and,
  everything,
  exists,
  type Expression,
  not,
  oneOf,
  or,
} from '#search/engine/expression.ts';
import type { CellValue } from '#search/engine/keyword-column.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { foldKeyword } from '#search/engine/fold-keyword.ts';
import type { RequestBudget } from './request-budget.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/** How many documents are looked at first; the next looks take twice as many each, up to the most. */
const FIRST_LOOK = 100;
const LONGEST_LOOK = 1600;

/**
 * Narrows a search to the first document, in its order, of each value of a column. Documents without a value all stay.
 * A document with several values stays if none of them belongs to an earlier one.
 *
 * Each look leaves out the values that are known, so that it takes few looks even where a value has many documents.
 * @throws {SearchFault} when the budget does not allow to look at so many documents
 */
export function distinctFilter(
  documents: SearchedDocuments,
  request: SearchRequest,
  column: string,
  budget: RequestBudget,
): Expression {
  const filter = request.filter ?? everything;
  const seen = new Map<string, string>();
  const first: string[] = [];
  // no two documents have one id
  if (column === documents.idColumn) return filter;
  for (let limit = FIRST_LOOK; ; limit = Math.min(limit * 2, LONGEST_LOOK)) {
    const unseen = seen.size === 0 ? everything : not(oneOf(column, [...seen.values()]));
    const { ids } = documents.search({
      ...request,
      filter: and(filter, exists(column), unseen),
      facets: [],
      stats: [],
      offset: 0,
      limit,
    });
    budget.spend('distinctDocuments', ids.length);
    for (const id of ids) {
      const values = textsOf(documents.cell(id, column));
      const isFirst = values.every((value) => !seen.has(foldKeyword(value)));
      if (!isFirst) continue;
      first.push(String(id));
      for (const value of values) seen.set(foldKeyword(value), value);
    }
    if (ids.length < limit) break;
  }
  return and(filter, or(oneOf(documents.idColumn, first), not(exists(column))));
}

function textsOf(value: CellValue): string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? [...value] : [String(value)];
}
