import { z } from 'zod';
import { compareText } from '#search/engine/keywords/dictionary.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-vocabulary.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import type { RemoteClient } from './remote-client.ts';
import { STOCK_INDEX } from '#search/meilisearch/search-service.ts';

const answersForm = z.object({
  results: z.array(
    z.object({
      hits: z.array(z.record(z.string(), z.unknown())),
      totalHits: z.number().optional(),
      facetDistribution: z.record(z.string(), z.record(z.string(), z.number())).optional(),
      facetStats: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).optional(),
    }),
  ),
});

export type RemoteAnswer = z.infer<typeof answersForm>['results'][number];

/** A query of the server's stock index. */
export interface RemoteQuery {
  q?: string;
  filter: string;
  sort?: readonly string[];
  facets?: readonly string[];
  page?: number;
  hitsPerPage?: number;
  offset?: number;
  limit?: number;
  attributesToRetrieve?: readonly string[];
  attributesToHighlight?: readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  attributesToCrop?: readonly string[];
  cropMarker?: string;
  showMatchesPosition?: boolean;
  distinct?: string;
  matchingStrategy?: 'last' | 'frequency';
  attributesToSearchOn?: readonly string[];
  rankingScoreThreshold?: number;
  showRankingScore?: boolean;
}

/** Sends several queries to the server at once. All words must match unless a query says otherwise. */
export async function remoteAnswers(
  client: RemoteClient,
  queries: readonly RemoteQuery[],
): Promise<RemoteAnswer[]> {
  if (queries.length === 0) return [];
  const body = { queries: queries.map(ofStock) };
  const { results } = answersForm.parse(await client.search('/multi-search', body));
  if (results.length !== queries.length) {
    throw new Error(`The search server answered ${results.length} of ${queries.length} queries`);
  }
  return results;
}

const federationForm = z.object({
  hits: z.array(z.record(z.string(), z.unknown())),
  estimatedTotalHits: z.number(),
});

/** Sends several queries that the server answers with one list. */
export async function remoteFederation(
  client: RemoteClient,
  queries: readonly (RemoteQuery & { federationOptions: { weight: number } })[],
  federation: { offset: number; limit: number },
): Promise<z.infer<typeof federationForm>> {
  const body = { federation, queries: queries.map(ofStock) };
  return federationForm.parse(await client.search('/multi-search', body));
}

function ofStock<Q extends RemoteQuery>(query: Q) {
  return { indexUid: STOCK_INDEX, matchingStrategy: 'all', ...query };
}

/** The counts of a facet in our order; a JSON object lists numeric keys first. */
export function valueCounts(answer: RemoteAnswer | undefined, attribute: string): ValueCounts {
  const isNumber = vehicleSchema.columns[attribute] === 'number';
  return Object.entries(answer?.facetDistribution?.[attribute] ?? {}).toSorted(
    ([one, oneCount], [other, otherCount]) =>
      otherCount - oneCount ||
      (isNumber ? Number(one) - Number(other) : compareText(foldKeyword(one), foldKeyword(other))),
  );
}
