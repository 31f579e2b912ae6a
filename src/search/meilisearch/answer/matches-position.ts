import type { FindMatches } from './text-matches.ts';

export interface BytePosition {
  start: number;
  length: number;
  /** Which element of each list on the way. */
  indices?: number[];
}

/** Where matches stand in a document, by path (`images.image.url`), in bytes of UTF-8 as Meilisearch counts. */
export function matchesPosition(
  document: Readonly<Record<string, unknown>>,
  find: FindMatches,
): Record<string, BytePosition[]> {
  const found = new Map<string, BytePosition[]>();
  const look = (value: unknown, path: string, indices: readonly number[]): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      const positions = find(text).map(({ start, length }) => ({
        start: Buffer.byteLength(text.slice(0, start)),
        length: Buffer.byteLength(text.slice(start, start + length)),
        ...(indices.length > 0 && { indices: [...indices] }),
      }));
      if (positions.length > 0) found.set(path, [...(found.get(path) ?? []), ...positions]);
    } else if (Array.isArray(value)) {
      value.forEach((each, at) => look(each, path, [...indices, at]));
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) {
        look(each, path === '' ? name : `${path}.${name}`, indices);
      }
    }
  };
  look(document, '', []);
  return Object.fromEntries(found);
}
