import { cropWindow } from './crop-window.ts';
import type { FindMatches } from './text-matches.ts';

/** How to create a document's `_formatted`. */
export interface DocumentFormat {
  /** Attributes in which matches are marked, and attributes that are copied unchanged. */
  marked: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  /** The number of words to leave of an attribute's texts; 0 or no entry means all. */
  cropped: ReadonlyMap<string, number>;
  before: string;
  after: string;
  /** Inserted where a text was cropped. */
  cropMarker: string;
  find: FindMatches;
}

/**
 * Creates the document's `_formatted`. As in Meilisearch, numbers become text, matches are enclosed in the two tags,
 * and texts are cropped around their matches. Nothing is escaped: documents contain plain text, which clients must
 * escape.
 */
export function formatDocument(
  document: Readonly<Record<string, unknown>>,
  format: DocumentFormat,
): Record<string, unknown> {
  const { marked, shown, cropped } = format;
  const fields = Object.entries(document).filter(
    ([name]) => marked.has(name) || cropped.has(name) || shown.has(name),
  );
  return Object.fromEntries(
    fields.map(([name, value]) => {
      const words = cropped.get(name) ?? 0;
      const isMarked = marked.has(name);
      const change = (text: string): string =>
        isMarked || words > 0 ? formattedText(text, words, isMarked, format) : text;
      return [name, formatted(value, change)];
    }),
  );
}

function formattedText(
  text: string,
  words: number,
  isMarked: boolean,
  { before, after, cropMarker, find }: DocumentFormat,
): string {
  const matches = find(text);
  const { start, end } = cropWindow(text, matches, words);
  let result = start > 0 ? cropMarker : '';
  let from = start;
  for (const match of isMarked ? matches : []) {
    const to = Math.min(match.start + match.length, end);
    const matchStart = Math.max(match.start, from);
    if (matchStart >= to) continue;
    result += text.slice(from, matchStart) + before + text.slice(matchStart, to) + after;
    from = to;
  }
  return result + text.slice(from, end) + (end < text.length ? cropMarker : '');
}

function formatted(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value === 'number') return change(String(value));
  if (Array.isArray(value)) return value.map((each) => formatted(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, formatted(each, change)]),
  );
}
