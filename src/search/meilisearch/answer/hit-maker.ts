import type { SearchRequest } from '#search/engine/search-request.ts';
import { croppedAttributes } from './cropped-attributes.ts';
import { type DocumentFormat, formatDocument } from './format-document.ts';
import { matchesPosition } from './matches-position.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';
import { textMatches } from './text-matches.ts';

/** Makes the hit of a document; undefined when the document has gone. The score is 0 to 1. */
export type MakeHit = (id: number, score?: number) => Record<string, unknown> | undefined;

/**
 * How the hits of a query are made: the attributes that it retrieves, and beside them what it wants marked, cut and
 * located.
 * @param request the query as the engine is asked
 * @param marks whether the hits tell where the words were found
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

/** Whether a list of attributes names one. */
function selection(names: readonly string[]): (name: string) => boolean {
  if (names.includes('*')) return () => true;
  const named = new Set(names);
  return (name) => named.has(name);
}
