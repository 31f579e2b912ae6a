import type { SearchResult } from '#search/engine/search-request.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-search.ts';
import { croppedAttributes } from './cropped-attributes.ts';
import { distinctFilter } from './distinct-documents.ts';
import { type DocumentFormat, formatDocument } from './format-document.ts';
import { matchesPosition } from './matches-position.ts';
import { prepareQuery } from './prepare-query.ts';
import { searchedFacet } from './query-facets.ts';
import { RequestBudget } from './request-budget.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SiteSearchLimits } from './search-limits.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';
import { textMatches } from './text-matches.ts';

/**
 * Answers one query. Facets are counted over what is found, as in Meilisearch: a client that wants a facet without its
 * own choice asks one more query.
 * @throws {SearchFault}
 */
export function answerQuery(
  documents: SearchedDocuments,
  query: SearchQuery,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): SearchAnswer {
  const started = performance.now();
  const prepared = prepareQuery(documents, query, limits, budget);
  const { text, facets, sort, distinct, window } = prepared;
  const columns = new Map(facets?.map((name) => [name, documents.attributes.get(name)!.column]));
  const counted = new Set(columns.values());
  const matching = { text, filter: prepared.filter, ...(sort && { sort }) };
  const found = documents.search({
    ...matching,
    ...(distinct && { filter: distinctFilter(documents, matching, distinct, budget) }),
    facets: [...counted],
    stats: [...counted].filter((column) => documents.kindOf(column) === 'number'),
    offset: window.offset,
    limit: window.limit,
  });
  const hits = makeHits(documents, query, found.ids, prepared.marksMatches);
  return {
    hits,
    query: text,
    ...window.told(Math.min(found.total, limits.maxTotalHits)),
    ...(facets && facetAnswer(columns, found, limits.maxValuesPerFacet)),
    processingTimeMs: Math.round(performance.now() - started),
  };
}

/**
 * Counts every value of a facet among the documents that a query finds.
 * @throws {SearchFault}
 */
export function countValues(
  documents: SearchedDocuments,
  query: SearchQuery,
  facetName: string,
  limits: SiteSearchLimits,
): ValueCounts {
  const counted = { ...query, facets: [searchedFacet(facetName, documents.attributes)], limit: 0 };
  const { text, filter } = prepareQuery(documents, counted, limits, new RequestBudget(limits));
  const { column } = documents.attributes.get(facetName)!;
  return documents.search({ text, filter, facets: [column], limit: 0 }).facets[column] ?? [];
}

function facetAnswer(
  columns: ReadonlyMap<string, string>,
  found: SearchResult,
  most: number,
): Pick<SearchAnswer, 'facetDistribution' | 'facetStats'> {
  const names = [...columns];
  return {
    facetDistribution: Object.fromEntries(
      names.map(([name, column]) => [
        name,
        Object.fromEntries((found.facets[column] ?? []).slice(0, most)),
      ]),
    ),
    facetStats: Object.fromEntries(
      names.flatMap(([name, column]) => {
        const stats = found.stats[column];
        return stats ? [[name, stats]] : [];
      }),
    ),
  };
}

function makeHits(
  documents: SearchedDocuments,
  query: SearchQuery,
  ids: readonly number[],
  marks: boolean,
): SearchAnswer['hits'] {
  const retrieved = selection(query.attributesToRetrieve ?? ['*']);
  const highlighted = selection(query.attributesToHighlight ?? []);
  const cropLengths = croppedAttributes(query);
  const everyCrop = cropLengths.get('*');
  const text = query.q ?? '';
  const find = textMatches(marks ? documents.matchedTerms(text) : new Set(), text);
  return ids.flatMap((id) => {
    const document = documents.document(id);
    if (!document) return [];
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
    return [
      {
        ...Object.fromEntries(Object.entries(document).filter(([name]) => retrieved(name))),
        ...(format.marked.size + format.cropped.size > 0 && {
          _formatted: formatDocument(document, format),
        }),
        ...(query.showMatchesPosition && { _matchesPosition: matchesPosition(document, find) }),
      },
    ];
  });
}

/** Whether a list of attributes names one. */
function selection(names: readonly string[]): (name: string) => boolean {
  if (names.includes('*')) return () => true;
  const named = new Set(names);
  return (name) => named.has(name);
}
