export const feedFormats = ['csv', 'json', 'jsonl', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

const formatOfExtension = new Map<string, FeedFormat>(
  Object.entries({
    csv: 'csv',
    tsv: 'csv',
    txt: 'csv',
    json: 'json',
    jsonl: 'jsonl',
    ndjson: 'jsonl',
    xml: 'xml',
  } as const),
);

/** Returns the format for a file's extension, ignoring `.gz`; undefined for an unknown extension. */
export function feedFormatOfName(fileName: string): FeedFormat | undefined {
  const extension = /\.(\w+)(?:\.gz)?$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined ? undefined : formatOfExtension.get(extension);
}

/**
 * Detects the format from the first kilobytes of the text. A complete JSON object on the first line means JSON lines;
 * if that line does not end, the text is one JSON document that contains the list.
 */
export function feedFormatOfText(head: string): FeedFormat {
  const text = head.trimStart();
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return 'csv';
  const firstLine = text.split('\n', 1)[0] ?? '';
  return firstLine.length < text.length && isJson(firstLine) ? 'jsonl' : 'json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
