import { feedFault } from '#services/stock-feed/feed-row.ts';
import type { FeedRecord } from './feed-record.ts';
import { type JsonItem, JsonListScanner } from './json-list-scanner.ts';
import { jsonRecord } from './json-record.ts';

/** Usual keys of the list in feeds that do not start with it. */
const usualPaths = [
  'vehicles',
  'stock',
  'listings',
  'cars',
  'inventory',
  'items',
  'results',
  'data',
];

/** Parses the items of a JSON list at the dotted path `items`, or otherwise at the top level or under a usual key. */
export async function* jsonRecords(
  text: AsyncIterable<string>,
  options: { items?: string } = {},
): AsyncGenerator<FeedRecord> {
  const scanner = new JsonListScanner(options.items === undefined ? usualPaths : [options.items]);
  for await (const chunk of text) {
    for (const item of scanner.write(chunk)) yield itemRecord(item);
  }
  scanner.end();
}

function itemRecord({ text, line }: JsonItem): FeedRecord {
  try {
    return jsonRecord(JSON.parse(text), line);
  } catch {
    return { line, fault: feedFault('row', 'is not JSON', text) };
  }
}
