import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FeedBroken } from '#services/stock-feed/feed-broken.ts';
import { feedFault } from '#services/stock-feed/feed-row.ts';
import { type FeedRecord, type RecordValues, maxRecordLength } from './feed-record.ts';
import { peekHead } from './peek-head.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** The rows of csv-parse with `info: true`. */
interface CsvRow {
  record: string[];
  info: { lines: number };
}

/**
 * Parses the rows of a CSV with a header line. Without an explicit delimiter, it is detected from the header.
 * @throws {FeedBroken} if the feed is cut off: it ends inside a quoted cell, or its last row lacks columns and a line
 * end
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  options: { delimiter?: string } = {},
): AsyncGenerator<FeedRecord> {
  const ending = { newline: true };
  const { head, all } = await peekHead(text, hasHeader);
  const parser = parse({
    delimiter: options.delimiter ?? likelyDelimiter(head.join('')),
    info: true,
    relax_column_count: true,
    // A stray quote inside a cell (5" screen) is part of its text, not the end of the feed.
    relax_quotes: true,
    max_record_size: maxRecordLength,
  });
  pipeline(Readable.from(trackLineEnd(all, ending)), parser, () => {
    // The loop below throws the same error.
  });
  let columns: string[] | undefined;
  let nextLine = 1;
  let last: { line: number; cells: string[] } | undefined;
  try {
    for await (const { record: cells, info } of parser as AsyncIterable<CsvRow>) {
      const line = nextLine;
      nextLine = info.lines + 1;
      if (isBlank(cells)) continue;
      if (columns === undefined) {
        columns = distinctColumns(cells);
        continue;
      }
      // A row is yielded when the next one arrives, because the last row may be incomplete.
      if (last !== undefined) yield csvRecord(last.line, last.cells, columns);
      last = { line, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new FeedBroken(csvReason(error), { cause: error });
    throw error;
  }
  if (last === undefined || columns === undefined) return;
  if (last.cells.length < columns.length && !ending.newline) {
    throw new FeedBroken(
      `The feed is cut off: its last row (line ${last.line}) has ${last.cells.length} of ${columns.length} columns and no line end.`,
    );
  }
  yield csvRecord(last.line, last.cells, columns);
}

function csvRecord(line: number, cells: string[], columns: string[]): FeedRecord {
  const extra = cells.slice(columns.length).some((cell) => cell !== '');
  if (cells.length < columns.length || extra) {
    return {
      line,
      fault: feedFault('row', `has ${cells.length} columns where the header has ${columns.length}`),
    };
  }
  const values: RecordValues = {};
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at];
    if (column !== undefined && column !== '') values[column] = cells[at];
  }
  return { line, values };
}

/** Renames a repeated column, so that it is reported instead of silently replacing the first one. */
function distinctColumns(header: string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell) => {
    const column = cell.trim() === '__proto__' ? 'proto' : cell.trim();
    const count = (seen.get(column) ?? 0) + 1;
    seen.set(column, count);
    return count === 1 || column === '' ? column : `${column}#${count}`;
  });
}

function isBlank(cells: string[]): boolean {
  return cells.length === 1 && cells[0]?.trim() === '';
}

function csvReason(error: CsvError): string {
  const line = typeof error['lines'] === 'number' ? ` (line ${error['lines']})` : '';
  const reasons: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: 'The feed is cut off: it ends inside a quoted cell',
    CSV_MAX_RECORD_SIZE:
      'The feed is damaged: a quote does not close within the longest row allowed',
  };
  return `${reasons[error.code] ?? `The feed is not CSV: ${error.message}`}${line}.`;
}

function likelyDelimiter(head: string): string {
  const header = head.trimStart().split('\n', 1)[0] ?? '';
  const outsideQuotes = header.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => outsideQuotes.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Whether the header line is complete, or longer than any header can be. */
function hasHeader(head: readonly string[]): boolean {
  const text = head.join('');
  return text.trimStart().includes('\n') || text.length >= maxRecordLength;
}

async function* trackLineEnd(
  text: AsyncIterable<string>,
  ending: { newline: boolean },
): AsyncGenerator<string> {
  for await (const chunk of text) {
    ending.newline = chunk.endsWith('\n') || chunk.endsWith('\r');
    yield chunk;
  }
}
