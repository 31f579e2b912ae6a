import type { FeedFault } from '#services/stock-feed/feed-row.ts';

/** One parsed row, before any mapping. Cells are strings in CSV and XML, and any JSON value in JSON. */
export type FeedRecord =
  | { line: number; values: RecordValues; fault?: undefined }
  | { line: number; fault: FeedFault; values?: undefined };

export type RecordValues = Record<string, unknown>;

/**
 * The maximum length of a row in characters. A longer row breaks the feed, because an unclosed quote or bracket must
 * not fill the memory.
 */
export const maxRecordLength = 4_000_000;
