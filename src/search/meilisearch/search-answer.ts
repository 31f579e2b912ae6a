import type { Pagination } from './page-window.ts';

/** The answer to one query, as Meilisearch shapes it. */
export type SearchAnswer = {
  hits: Record<string, unknown>[];
  query: string;
  processingTimeMs: number;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
} & Pagination;
