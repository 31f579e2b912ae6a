import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { feedFault } from '#services/stock-feed/feed-row.ts';
import { type FeedRecord, maxRecordLength } from './feed-record.ts';
import { jsonRecord } from './json-record.ts';

/** Parses one JSON object per line. @throws {FeedBroken} if the last line is incomplete */
export async function* jsonLinesRecords(text: AsyncIterable<string>): AsyncGenerator<FeedRecord> {
  let line = 0;
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) {
      line++;
      const record = lineRecord(one, line);
      if (record !== undefined) yield record;
    }
    if (rest.length > maxRecordLength)
      throw new FeedBroken(`The feed is damaged: line ${line + 1} does not end.`);
  }
  const record = lineRecord(rest, line + 1);
  if (record === undefined) return;
  if (record.fault?.reason === notJson) {
    throw new FeedBroken(`The feed is cut off: its last line (${line + 1}) is not whole.`);
  }
  yield record;
}

const notJson = 'is not JSON';

function lineRecord(text: string, line: number): FeedRecord | undefined {
  if (text.trim() === '') return undefined;
  try {
    return jsonRecord(JSON.parse(text), line);
  } catch {
    return { line, fault: feedFault('row', notJson, text) };
  }
}
