import type { FindMatches } from './text-matches.ts';

export interface BytePosition {
  start: number;
  length: number;
  /** The index in each enclosing list. */
  indices?: number[];
}

/** Finds the matches in a document by path (`images.image.url`), in UTF-8 bytes as in Meilisearch. */
export function matchesPosition(
  document: Readonly<Record<string, unknown>>,
  find: FindMatches,
): Record<string, BytePosition[]> {
  const found = new Map<string, BytePosition[]>();
  const visit = (value: unknown, path: string, indices: readonly number[]): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      const positions = find(text).map(({ start, length }) => ({
        start: Buffer.byteLength(text.slice(0, start)),
        length: Buffer.byteLength(text.slice(start, start + length)),
        ...(indices.length > 0 && { indices: [...indices] }),
      }));
      if (positions.length > 0) found.set(path, [...(found.get(path) ?? []), ...positions]);
    } else if (Array.isArray(value)) {
      value.forEach((each, at) => visit(each, path, [...indices, at]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        visit(each, path === '' ? name : `${path}.${name}`, indices);
      }
    }
  };
  visit(document, '', []);
  return Object.fromEntries(found);
}
