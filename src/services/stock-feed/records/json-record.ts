import { feedFault } from '#services/stock-feed/feed-row.ts';
import type { FeedRecord, RecordValues } from './feed-record.ts';

/** Makes a record of an item of a JSON feed. Anything but an object is a faulty row. */
export function jsonRecord(value: unknown, line: number): FeedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, fault: feedFault('row', 'is not an object', value) };
  }
  return { line, values: value as RecordValues };
}
