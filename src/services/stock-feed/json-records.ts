import { feedFault } from './feed-row.ts';
import type { FeedRecord } from './feed-record.ts';
import { type JsonItem, JsonListScanner } from './json-list-scanner.ts';
import { jsonRecord } from './json-record.ts';

/** Where feeds keep their list when they do not start with it. */
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

/** The items of the JSON list at the top, or under a usual key, or at the dotted path `items`. */
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
