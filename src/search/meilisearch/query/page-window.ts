import type { SearchQuery } from './search-query.ts';

/** Which of the matching documents are asked for, and how the answer tells it. */
export interface PageWindow {
  offset: number;
  limit: number;
  /** @param total how many match, no more than are counted */
  told(total: number): Pagination;
}

export type Pagination =
  | { hitsPerPage: number; page: number; totalPages: number; totalHits: number }
  | { limit: number; offset: number; estimatedTotalHits: number };

const USUAL_LIMIT = 20;

/**
 * `page` and `hitsPerPage` win over `offset` and `limit`, as in Meilisearch; page 0 has no documents, nor has anything
 * beyond the totals that are counted.
 */
export function pageWindow(query: SearchQuery, maxTotalHits: number): PageWindow {
  const asked = query.limit ?? USUAL_LIMIT;
  const { page, hitsPerPage } = query;
  if (typeof page !== 'number' && typeof hitsPerPage !== 'number') {
    const window = bounded(query.offset ?? 0, asked, maxTotalHits);
    return {
      ...window,
      told: (total) => ({ limit: asked, offset: window.offset, estimatedTotalHits: total }),
    };
  }
  const size = hitsPerPage ?? USUAL_LIMIT;
  const number = page ?? 1;
  return {
    ...(number === 0 ? { offset: 0, limit: 0 } : bounded((number - 1) * size, size, maxTotalHits)),
    told: (total) => ({
      hitsPerPage: size,
      page: number,
      totalPages: size === 0 ? 0 : Math.ceil(total / size),
      totalHits: total,
    }),
  };
}

function bounded(offset: number, limit: number, most: number): { offset: number; limit: number } {
  const from = Math.min(offset, most);
  return { offset: from, limit: Math.min(limit, most - from) };
}
