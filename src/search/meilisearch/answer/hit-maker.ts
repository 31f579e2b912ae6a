import type { SearchRequest } from '#search/engine/search-request.ts';
import { croppedAttributes } from './cropped-attributes.ts';
import { formatDocument, type DocumentFormat } from './format-document.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';
import { textMatches, type FindMatches } from './text-matches.ts';

/** Creates the hit of a document, with an optional score from 0 to 1; undefined if the document no longer exists. */
export type MakeHit = (id: number, score?: number) => Record<string, unknown> | undefined;

/**
 * Creates the hits of a query: the retrieved attributes, with the requested marking, cropping and match positions.
 * @param request the query for the engine
 * @param marks whether the hits report matches
 */
export function hitMaker(
  documents: SearchedDocuments,
  query: SearchQuery,
  request: SearchRequest,
  marks: boolean,
): MakeHit {
  const retrieved = selection(query.attributesToRetrieve ?? ['*']);
  const highlighted = selection(query.attributesToHighlight ?? []);
  const cropLengths = croppedAttributes(query);
  const everyCrop = cropLengths.get('*');
  const terms = marks ? documents.matchedTerms(request) : new Set<string>();
  const find = textMatches(terms, request.text ?? '');
  return (id, score) => {
    const document = documents.document(id);
    if (!document) return undefined;
    const names = Object.keys(document);
    const format: DocumentFormat = {
      marked: new Set(names.filter(highlighted)),
      shown: new Set(names.filter(retrieved)),
      cropped: new Map(
        names.flatMap((name) => {
          const words = cropLengths.get(name) ?? everyCrop;
          return words === undefined ? [] : [[name, words]];
        }),
      ),
      before: query.highlightPreTag ?? '<em>',
      after: query.highlightPostTag ?? '</em>',
      cropMarker: query.cropMarker ?? '…',
      find,
    };
    return {
      ...Object.fromEntries(Object.entries(document).filter(([name]) => retrieved(name))),
      ...(format.marked.size + format.cropped.size > 0 && {
        _formatted: formatDocument(document, format),
      }),
      ...(query.showMatchesPosition && { _matchesPosition: matchesPosition(document, find) }),
      ...(query.showRankingScore && score !== undefined && { _rankingScore: score }),
    };
  };
}

/** Whether a list of attributes contains a name; `*` contains all. */
function selection(names: readonly string[]): (name: string) => boolean {
  if (names.includes('*')) return () => true;
  const named = new Set(names);
  return (name) => named.has(name);
}

interface BytePosition {
  start: number;
  length: number;
  /** The index in each enclosing list. */
  indices?: number[];
}

/** Finds the matches in a document by path (`images.image.url`), in UTF-8 bytes as in Meilisearch. */
function matchesPosition(
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
