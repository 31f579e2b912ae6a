import type { SiteSearchLimits } from './search-limits.ts';
import type { SearchQuery } from './search-query.ts';

/** The requested part of the results, and its description in the answer. */
export interface PageWindow {
  offset: number;
  limit: number;
  /** @param total the number of matches, up to the maximum that is counted */
  pagination(total: number): Pagination;
}

export type Pagination =
  | { hitsPerPage: number; page: number; totalPages: number; totalHits: number }
  | { limit: number; offset: number; estimatedTotalHits: number };

const DEFAULT_LIMIT = 20;

/**
 * `page` and `hitsPerPage` take precedence over `offset` and `limit`, as in Meilisearch. Page 0 and pages beyond
 * `maxTotalHits` are empty, and no page has more than `maxHits`.
 */
export function pageWindow(
  query: SearchQuery,
  { maxTotalHits, maxHits }: Pick<SiteSearchLimits, 'maxTotalHits' | 'maxHits'>,
): PageWindow {
  const requested = query.limit ?? DEFAULT_LIMIT;
  const { page, hitsPerPage } = query;
  if (typeof page !== 'number' && typeof hitsPerPage !== 'number') {
    const window = bounded(query.offset ?? 0, Math.min(requested, maxHits), maxTotalHits);
    return {
      ...window,
      pagination: (total) => ({
        limit: requested,
        offset: window.offset,
        estimatedTotalHits: total,
      }),
    };
  }
  const size = Math.min(hitsPerPage ?? DEFAULT_LIMIT, maxHits);
  const number = page ?? 1;
  return {
    ...(number === 0 ? { offset: 0, limit: 0 } : bounded((number - 1) * size, size, maxTotalHits)),
    pagination: (total) => ({
      hitsPerPage: size,
      page: number,
      totalPages: size === 0 ? 0 : Math.ceil(total / size),
      totalHits: total,
    }),
  };
}

function bounded(
  offset: number,
  limit: number,
  maxTotalHits: number,
): { offset: number; limit: number } {
  const from = Math.min(offset, maxTotalHits);
  return { offset: from, limit: Math.min(limit, maxTotalHits - from) };
}
