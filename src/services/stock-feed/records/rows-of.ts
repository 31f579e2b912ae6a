import { readFeed } from '#services/stock-feed/read-feed.ts';
import type { FeedFormat } from './feed-format.ts';
import type { FeedRow } from '#services/stock-feed/feed-row.ts';
import type { FeedMapping } from '#services/stock-feed/mapping/feed-mapping.ts';
import { parseMapping } from '#services/stock-feed/mapping/parse-mapping.ts';

/** For tests: reads the rows of a feed from text or bytes, in chunks of `size` bytes. */
export async function rowsOf(
  feed: string | Uint8Array,
  format: FeedFormat,
  { mapping, size = 64 }: { mapping?: FeedMapping; size?: number } = {},
): Promise<FeedRow[]> {
  const bytes = typeof feed === 'string' ? new TextEncoder().encode(feed) : feed;
  return Array.fromAsync(
    readFeed(pieces(bytes, size), mapping === undefined ? { format } : { format, mapping }),
  );
}

/** For tests: parses a mapping that must be valid. */
export function mappingOf(mapping: object): FeedMapping {
  const parsed = parseMapping(JSON.stringify(mapping));
  if (!parsed.ok)
    throw new Error(`The mapping of the test is faulty: ${JSON.stringify(parsed.faults)}`);
  return parsed.mapping;
}

export async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
