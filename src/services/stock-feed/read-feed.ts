import { CellsByName } from './cells-by-name.ts';
import { csvRecords } from './records/csv-records.ts';
import type { FeedFormat } from './records/feed-format.ts';
import type { FeedRecord } from './records/feed-record.ts';
import { type FeedFault, type FeedRow, rowWords } from './feed-row.ts';
import { feedText } from './records/feed-text.ts';
import { jsonLinesRecords } from './records/json-lines-records.ts';
import { jsonRecords } from './records/json-records.ts';
import { type CellsOf, compileMapping } from './mapping/compile-mapping.ts';
import { FeedBroken } from './feed-broken.ts';
import type { FeedMapping } from './mapping/feed-mapping.ts';
import { missingColumns } from './mapping/missing-columns.ts';
import { readVehicle } from './read-vehicle.ts';
import { xmlRecords } from './records/xml-records.ts';

/**
 * Reads the vehicles of a dealer's feed row by row; its memory does not grow with the feed. Without a mapping, columns
 * must be named like fields. A bad row is yielded with its faults.
 * @throws {FeedBroken} if the whole feed is unusable, so a caller that reaches the end has seen every row
 */
export async function* readFeed(
  input: AsyncIterable<Uint8Array>,
  options: { format: FeedFormat; mapping?: FeedMapping; allowsMissingColumns?: boolean },
): AsyncGenerator<FeedRow> {
  const cellsOf = options.mapping === undefined ? cellsByName() : compileMapping(options.mapping);
  // other formats leave out what a row does not have
  let areColumnsChecked = options.format !== 'csv' || options.allowsMissingColumns === true;
  for await (const record of recordsOf(feedText(input), options.format, options.mapping)) {
    if (!areColumnsChecked && record.values) {
      requireColumns(options.mapping, Object.keys(record.values));
      areColumnsChecked = true;
    }
    yield rowOf(record, cellsOf);
  }
}

/** @throws {FeedBroken} if the mapping was written for another feed */
function requireColumns(mapping: FeedMapping | undefined, columns: readonly string[]): void {
  const missing = mapping ? missingColumns(mapping, columns) : [];
  if (missing.length === 0) return;
  const named = missing.map((one) => `${one.rule} reads ${one.columns.join(', ')}`).join('; ');
  throw new FeedBroken(
    `The mapping names columns that the feed does not have: ${named}. The feed has ${columns.join(', ')}.`,
  );
}

function cellsByName(): CellsOf {
  const byName = new CellsByName();
  return (values, warnings) => byName.cells(values, warnings);
}

function recordsOf(
  text: AsyncIterable<string>,
  format: FeedFormat,
  mapping: FeedMapping | undefined,
): AsyncIterable<FeedRecord> {
  const items = mapping?.items === undefined ? {} : { items: mapping.items };
  switch (format) {
    case 'csv':
      return csvRecords(
        text,
        mapping?.delimiter === undefined ? {} : { delimiter: mapping.delimiter },
      );
    case 'json':
      return jsonRecords(text, items);
    case 'jsonl':
      return jsonLinesRecords(text);
    case 'xml':
      return xmlRecords(text, items);
  }
}

function rowOf(record: FeedRecord, cellsOf: CellsOf): FeedRow {
  if (record.values === undefined) return { ok: false, line: record.line, faults: [record.fault] };
  const warnings: FeedFault[] = [];
  const row = readVehicle(record.line, cellsOf(record.values, warnings), warnings);
  return row.ok ? row : { ...row, words: rowWords(record.values) };
}
