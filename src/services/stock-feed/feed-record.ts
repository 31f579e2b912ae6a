import type { FeedFault } from './feed-row.ts';

/** One row as its format delivers it, before any mapping; cells are texts in CSV and XML, any JSON value in JSON. */
export type FeedRecord =
  | { line: number; values: RecordValues; fault?: undefined }
  | { line: number; fault: FeedFault; values?: undefined };

export type RecordValues = Record<string, unknown>;

/** Longer rows are refused with their whole feed: a quote or bracket that never closes must not fill the memory. */
export const maxRecordLength = 4_000_000;
