import type { FindMatches } from './text-matches.ts';

export interface DocumentFormat {
  /** The attributes in which matches are marked, and those that stand beside them as they are. */
  marked: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  before: string;
  after: string;
  find: FindMatches;
}

/**
 * The document's `_formatted`: as in Meilisearch, numbers are texts in it, matches stand between the two tags, and
 * nothing is escaped: who shows it as HTML must know that documents hold plain text.
 */
export function formatDocument(
  document: Readonly<Record<string, unknown>>,
  { marked, shown, before, after, find }: DocumentFormat,
): Record<string, unknown> {
  const mark = (text: string): string => {
    let formatted = '';
    let from = 0;
    for (const { start, length } of find(text)) {
      formatted += text.slice(from, start) + before + text.slice(start, start + length) + after;
      from = start + length;
    }
    return formatted + text.slice(from);
  };
  const fields = Object.entries(document).filter(([name]) => marked.has(name) || shown.has(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, formatted(value, marked.has(name) ? mark : asItIs)]),
  );
}

function formatted(value: unknown, mark: (text: string) => string): unknown {
  if (typeof value === 'string') return mark(value);
  if (typeof value === 'number') return mark(String(value));
  if (Array.isArray(value)) return value.map((each) => formatted(each, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, formatted(each, mark)]),
  );
}

const asItIs = (text: string): string => text;
