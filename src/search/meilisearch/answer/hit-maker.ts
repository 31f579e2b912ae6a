import type { SearchRequest } from '#search/engine/search-request.ts';
import { croppedAttributes } from './cropped-attributes.ts';
import { type DocumentFormat, formatDocument } from './format-document.ts';
import { matchesPosition } from './matches-position.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';
import { textMatches } from './text-matches.ts';

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
