import type { Pagination } from '#search/meilisearch/query/page-window.ts';
import type { ReadingSummary } from '#search/meilisearch/query/reading.ts';

/** The answer to one query, in Meilisearch's format. */
export type SearchAnswer = {
  hits: Record<string, unknown>[];
  query: string;
  processingTimeMs: number;
  /** How the words were understood, if the query requests that. */
  reading?: ReadingSummary;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
} & Pagination;
