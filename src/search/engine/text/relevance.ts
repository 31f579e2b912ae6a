import { type Page, pageOfRows, type SortTerm } from '#search/engine/pages/page-of-rows.ts';
import type { RowSet } from '#search/engine/sets/row-set.ts';
import type { RowSpace } from '#search/engine/rows/row-space.ts';
import type { RankedText } from './ranked-text.ts';

/** The rows of one page, best matches first, with equal matches sorted by the terms. */
export function pageByRelevance(
  space: RowSpace,
  rows: RowSet,
  match: RankedText,
  terms: readonly SortTerm[],
  page: Page,
): Uint32Array {
  const end = Math.min(rows.size, page.offset + page.limit);
  if (page.offset >= end) return new Uint32Array(0);
  const found = new Uint32Array(end - page.offset);
  let passed = 0;
  for (const level of match.levels(rows)) {
    const offset = Math.max(0, page.offset - passed);
    const limit = Math.min(level.size, end - passed) - offset;
    if (limit > 0) {
      found.set(pageOfRows(space, level, terms, { offset, limit }), passed + offset - page.offset);
    }
    passed += level.size;
    if (passed >= end) break;
  }
  return found;
}
