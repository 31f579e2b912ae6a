import { setImmediate as turn } from 'node:timers/promises';
import { oneOf } from '#search/engine/filters/expression.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { existing } from './answer-queries.ts';
import { hitMaker } from './hit-maker.ts';
import { mapInSlices } from './map-in-slices.ts';
import type { FederatedQuery, Federation } from '#search/meilisearch/query/federation.ts';
import { matchingRequest } from '#search/meilisearch/query/matching-request.ts';
import { prepareQuery } from '#search/meilisearch/query/prepare-query.ts';
import { MARKED_DOCUMENT, RequestBudget } from '#search/meilisearch/query/request-budget.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SiteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/** The merged list of several queries, in Meilisearch's format. */
export interface FederationAnswer {
  hits: Record<string, unknown>[];
  processingTimeMs: number;
  limit: number;
  offset: number;
  estimatedTotalHits: number;
}

/** A prepared query of a federation. */
interface FederatedSearch {
  at: number;
  federated: FederatedQuery;
  documents: SearchedDocuments;
  request: SearchRequest;
  /** Whether its hits mark matches. */
  marks: boolean;
}

/** A document found by a query. */
interface Candidate {
  id: number;
  search: FederatedSearch;
  /** Its position among the query's results, from 0. */
  rank: number;
  /** Its score from 0 to 1, multiplied by the query's weight. */
  score: number;
}

/**
 * Answers several queries with one list. Documents with the highest weighted score come first, documents of equal score
 * in the order of the queries. A document found by several queries appears once, as the query that scores it highest
 * has it. If the queries have a sort, that is the order. Yields to the event loop between the queries.
 * @param documentsOf finds the documents of an index; undefined if there is no such index
 * @throws {SearchFault} naming the first query that is refused
 */
export async function answerFederation(
  { queries, offset, limit }: Federation,
  documentsOf: (indexUid: string) => SearchedDocuments | undefined,
  limits: SiteSearchLimits,
): Promise<FederationAnswer> {
  const started = performance.now();
  const budget = new RequestBudget(limits);
  const searches = queries.map((query, at) => prepared(query, at, documentsOf, limits, budget));
  const from = Math.min(offset, limits.maxTotalHits);
  const to = Math.min(from + Math.min(limit, limits.maxHits), limits.maxTotalHits);
  budget.spend('documents', (to - from) * (searches.some(isMarked) ? MARKED_DOCUMENT : 1));
  const best = await bestCandidates(searches, to);
  const ordered = sortedCandidates(best, searches) ?? best.toSorted(byScore);
  return {
    hits: await federatedHits(ordered.slice(from, to)),
    processingTimeMs: Math.round(performance.now() - started),
    limit,
    offset: from,
    estimatedTotalHits: await totalOf(searches, limits.maxTotalHits),
  };
}

function prepared(
  federated: FederatedQuery,
  at: number,
  documentsOf: (indexUid: string) => SearchedDocuments | undefined,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): FederatedSearch {
  try {
    const { indexUid, query } = federated;
    const documents = existing(documentsOf(indexUid), indexUid);
    // the page is the federation's, and its documents are charged once
    const wanted = prepareQuery(documents, { ...unsorted(query), limit: 0 }, limits, budget);
    const request = matchingRequest(wanted);
    return { at, federated, documents, request, marks: wanted.marksMatches };
  } catch (fault) {
    throw fault instanceof SearchFault ? fault.ofQuery(at) : fault;
  }
}

/** Removes the order requested by the query's words, because scores decide between the queries. */
export function unsorted(query: SearchQuery): SearchQuery {
  if (!query.reading?.sort) return query;
  const { sort: _, ...reading } = query.reading;
  return { ...query, reading };
}

const isMarked = ({ marks }: FederatedSearch): boolean => marks;

/** The best documents of each query, each document once. */
async function bestCandidates(
  searches: readonly FederatedSearch[],
  limit: number,
): Promise<Candidate[]> {
  const best = new Map<string, Candidate>();
  for (const search of searches) {
    await turn();
    const { request, documents, federated } = search;
    const { ids, scores } = documents.search({ ...request, scored: true, limit });
    ids.forEach((id, rank) => {
      const score = (scores?.[rank] ?? 1) * federated.weight;
      const known = best.get(keyOf(search, id));
      if (!known || known.score < score) best.set(keyOf(search, id), { id, search, rank, score });
    });
  }
  return [...best.values()];
}

function byScore(one: Candidate, other: Candidate): number {
  return other.score - one.score || one.search.at - other.search.at || one.rank - other.rank;
}

/** Sorts the candidates by the queries' common sort; undefined if they have none. */
function sortedCandidates(
  candidates: readonly Candidate[],
  [first]: readonly FederatedSearch[],
): Candidate[] | undefined {
  if (!first?.request.sort || !first.federated.query.sort?.length) return undefined;
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const { ids } = first.documents.search({
    filter: oneOf(first.documents.idColumn, [...byId.keys()].map(String)),
    sort: first.request.sort,
    limit: byId.size,
  });
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The exact number of documents that the queries find together, up to `limit`. */
async function totalOf(searches: readonly FederatedSearch[], limit: number): Promise<number> {
  const found = new Set<string>();
  for (const search of searches) {
    await turn();
    const { ids } = search.documents.search({ ...search.request, limit });
    for (const id of ids) found.add(keyOf(search, id));
  }
  return Math.min(found.size, limit);
}

const keyOf = ({ federated }: FederatedSearch, id: number): string => `${federated.indexUid} ${id}`;

async function federatedHits(candidates: readonly Candidate[]): Promise<FederationAnswer['hits']> {
  const byQuery = Map.groupBy(candidates, ({ search }) => search);
  const hits = new Map<Candidate, Record<string, unknown>>();
  for (const [{ documents, federated, request, marks, at }, own] of byQuery) {
    const makeHit = hitMaker(documents, federated.query, request, marks);
    await mapInSlices(own, (candidate) => {
      const score = candidate.score / (federated.weight || 1);
      const hit = makeHit(candidate.id, federated.weight === 0 ? undefined : score);
      if (!hit) return;
      hits.set(candidate, {
        ...hit,
        _federation: {
          indexUid: federated.indexUid,
          queriesPosition: at,
          weightedRankingScore: candidate.score,
        },
      });
    });
  }
  return candidates.map((candidate) => hits.get(candidate)).filter((hit) => hit !== undefined);
}
