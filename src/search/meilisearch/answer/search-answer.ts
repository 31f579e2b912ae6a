import type { Pagination } from '#search/meilisearch/query/page-window.ts';
import type { ToldReading } from '#search/meilisearch/query/reading.ts';

/** The answer to one query, as Meilisearch shapes it. */
export type SearchAnswer = {
  hits: Record<string, unknown>[];
  query: string;
  processingTimeMs: number;
  /** What the words were understood as, where the query asks for that. */
  reading?: ToldReading;
  facetDistribution?: Record<string, Record<string, number>>;
  facetStats?: Record<string, { min: number; max: number }>;
} & Pagination;
