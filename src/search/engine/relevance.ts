import { type Page, comparison, pageOfRows, type SortTerm } from './page-of-rows.ts';
import type { RowSet } from './row-set.ts';
import type { RowSpace } from './row-space.ts';
import { selectRange } from './select-range.ts';
import type { TextMatch } from './text-match.ts';

/** Up to this many rows are scored one by one; more are sorted into levels as sets. */
const fewRows = 1_000;

/** The rows of one page, the best matches first, and by the terms where the match is equally good. */
export function pageByRelevance(
  space: RowSpace,
  rows: RowSet,
  match: TextMatch,
  terms: readonly SortTerm[],
  page: Page,
): Uint32Array {
  if (rows.size <= fewRows) return pageByScore(space, rows, match, terms, page);
  const found: number[] = [];
  let { offset } = page;
  for (const level of match.levels(rows)) {
    if (found.length >= page.limit) break;
    const limit = page.limit - found.length;
    if (offset < level.size) {
      for (const row of pageOfRows(space, level, terms, { offset, limit })) found.push(row);
    }
    offset = Math.max(0, offset - level.size);
  }
  return Uint32Array.from(found);
}

function pageByScore(
  space: RowSpace,
  rows: RowSet,
  match: TextMatch,
  terms: readonly SortTerm[],
  { offset, limit }: Page,
): Uint32Array {
  const list = rows.list(() => space.takeList());
  const scores = Float64Array.from(list, (row) => match.scoreOf(row));
  const further = comparison(terms);
  const indexes = Uint32Array.from(list, (_, at) => at);
  const end = Math.min(list.length, offset + limit);
  if (offset >= end) return new Uint32Array(0);
  selectRange(
    indexes,
    offset,
    end,
    (a, b) => scores[b]! - scores[a]! || further(list[a]!, list[b]!),
  );
  return indexes.slice(offset, end).map((at) => list[at]!);
}
