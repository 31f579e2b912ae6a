import { setImmediate as turn } from 'node:timers/promises';
import { oneOf } from '#search/engine/filters/expression.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { existing } from './answer-queries.ts';
import { hitMaker } from './hit-maker.ts';
import type { FederatedQuery, Federation } from '#search/meilisearch/query/federation.ts';
import { matchingRequest } from '#search/meilisearch/query/matching-request.ts';
import { prepareQuery } from '#search/meilisearch/query/prepare-query.ts';
import { MARKED_DOCUMENT, RequestBudget } from '#search/meilisearch/query/request-budget.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SiteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import type { SearchedDocuments } from './searched-documents.ts';

/** The one list that several queries come to, as Meilisearch shapes it. */
export interface FederationAnswer {
  hits: Record<string, unknown>[];
  processingTimeMs: number;
  limit: number;
  offset: number;
  estimatedTotalHits: number;
}

/** A query as it is searched. */
interface Asked {
  at: number;
  federated: FederatedQuery;
  documents: SearchedDocuments;
  request: SearchRequest;
  /** Whether matches are marked in its hits. */
  marks: boolean;
}

/** A document that a query has found. */
interface Candidate {
  id: number;
  asked: Asked;
  /** Its place among what the query finds, from 0. */
  rank: number;
  /** Its score of 0 to 1, times the weight of the query. */
  score: number;
}

/**
 * Answers several queries with one list: the documents with the highest weighted scores first, those of equal score in
 * the order of the queries, and each document once, as the query has it that scores it highest. Where the queries ask
 * for a sort, that is the order. Others have the thread between the queries.
 *
 * @param documentsOf the documents of an index; undefined when there is no such index
 * @throws {SearchFault} naming the first query that is refused
 */
export async function answerFederation(
  { queries, offset, limit }: Federation,
  documentsOf: (indexUid: string) => SearchedDocuments | undefined,
  limits: SiteSearchLimits,
): Promise<FederationAnswer> {
  const started = performance.now();
  const budget = new RequestBudget(limits);
  const asked = queries.map((query, at) => prepared(query, at, documentsOf, limits, budget));
  const from = Math.min(offset, limits.maxTotalHits);
  const to = Math.min(from + limit, limits.maxTotalHits);
  budget.spend('documents', (to - from) * (asked.some(isMarked) ? MARKED_DOCUMENT : 1));
  const best = await bestCandidates(asked, to);
  const ordered = inCommonOrder(best, asked) ?? best.toSorted(byScore);
  return {
    hits: federatedHits(ordered.slice(from, to)),
    processingTimeMs: Math.round(performance.now() - started),
    limit,
    offset: from,
    estimatedTotalHits: await totalOf(asked, limits.maxTotalHits),
  };
}

function prepared(
  federated: FederatedQuery,
  at: number,
  documentsOf: (indexUid: string) => SearchedDocuments | undefined,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): Asked {
  try {
    const { indexUid, query } = federated;
    const documents = existing(documentsOf(indexUid), indexUid);
    // the federation has the page, and its documents count once
    const wanted = prepareQuery(documents, { ...unsorted(query), limit: 0 }, limits, budget);
    const request = matchingRequest(wanted);
    return { at, federated, documents, request, marks: wanted.marksMatches };
  } catch (fault) {
    throw fault instanceof SearchFault ? fault.ofQuery(at) : fault;
  }
}

/** The query without an order that its words ask for: scores decide between the queries. */
export function unsorted(query: SearchQuery): SearchQuery {
  if (!query.reading?.sort) return query;
  const { sort: _, ...reading } = query.reading;
  return { ...query, reading };
}

const isMarked = ({ marks }: Asked): boolean => marks;

/** The first documents of each query, each document once. */
async function bestCandidates(queries: readonly Asked[], most: number): Promise<Candidate[]> {
  const best = new Map<string, Candidate>();
  for (const asked of queries) {
    await turn();
    const { request, documents, federated } = asked;
    const { ids, scores } = documents.search({ ...request, scored: true, limit: most });
    ids.forEach((id, rank) => {
      const score = (scores?.[rank] ?? 1) * federated.weight;
      const known = best.get(keyOf(asked, id));
      if (!known || known.score < score) best.set(keyOf(asked, id), { id, asked, rank, score });
    });
  }
  return [...best.values()];
}

function byScore(one: Candidate, other: Candidate): number {
  return other.score - one.score || one.asked.at - other.asked.at || one.rank - other.rank;
}

/** The candidates by the sort that the queries have in common; undefined when they ask for none. */
function inCommonOrder(
  candidates: readonly Candidate[],
  [first]: readonly Asked[],
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

/** How many documents the queries find together; exact, up to the most that are counted. */
async function totalOf(queries: readonly Asked[], most: number): Promise<number> {
  const found = new Set<string>();
  for (const asked of queries) {
    await turn();
    const { ids } = asked.documents.search({ ...asked.request, limit: most });
    for (const id of ids) found.add(keyOf(asked, id));
  }
  return Math.min(found.size, most);
}

const keyOf = ({ federated }: Asked, id: number): string => `${federated.indexUid} ${id}`;

function federatedHits(candidates: readonly Candidate[]): FederationAnswer['hits'] {
  const byQuery = Map.groupBy(candidates, ({ asked }) => asked);
  const hits = new Map<Candidate, Record<string, unknown>>();
  for (const [{ documents, federated, request, marks, at }, own] of byQuery) {
    const makeHit = hitMaker(documents, federated.query, request, marks);
    for (const candidate of own) {
      const score = candidate.score / (federated.weight || 1);
      const hit = makeHit(candidate.id, federated.weight === 0 ? undefined : score);
      if (!hit) continue;
      hits.set(candidate, {
        ...hit,
        _federation: {
          indexUid: federated.indexUid,
          queriesPosition: at,
          weightedRankingScore: candidate.score,
        },
      });
    }
  }
  return candidates.map((candidate) => hits.get(candidate)).filter((hit) => hit !== undefined);
}
