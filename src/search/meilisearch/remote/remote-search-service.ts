import type { Expression } from '#search/engine/filters/expression.ts';
import { printExpression } from '#search/engine/filters/print-expression.ts';
import { siteExpression } from '#search/vehicle-search/site-filter.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-vocabulary.ts';
import { sortOrders } from '#search/vehicle-search/sort-orders.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import type { Site } from '#site/site.ts';
import { type FederationAnswer, unsorted } from '#search/meilisearch/answer/answer-federation.ts';
import { existing } from '#search/meilisearch/answer/answer-queries.ts';
import { conjunction } from './conjunction.ts';
import { croppedAttributes } from '#search/meilisearch/answer/cropped-attributes.ts';
import type { Federation } from '#search/meilisearch/query/federation.ts';
import type { IndexQuery } from '#search/meilisearch/query/index-query.ts';
import { type PreparedQuery, prepareQuery } from '#search/meilisearch/query/prepare-query.ts';
import { searchedFacet } from '#search/meilisearch/query/query-facets.ts';
import {
  type RemoteAnswer,
  remoteAnswers,
  remoteFederation,
  type RemoteQuery,
  valueCounts,
} from './remote-answers.ts';
import { type RemoteClient, RemoteRefusal } from './remote-client.ts';
import { MARKED_DOCUMENT, RequestBudget } from '#search/meilisearch/query/request-budget.ts';
import type { SearchAnswer } from '#search/meilisearch/answer/search-answer.ts';
import { searchUnavailable, SearchFault } from '#search/meilisearch/search-fault.ts';
import type { SiteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';
import { type SearchService, STOCK_INDEX } from '#search/meilisearch/search-service.ts';
import { siteSearchLimits } from '#search/meilisearch/query/search-limits.ts';
import { sortParameter } from './sort-parameter.ts';
import { stockAttributes, stockTextFields } from '#search/meilisearch/query/stock-attributes.ts';
import { stockDocumentFields } from '#search/meilisearch/answer/stock-document.ts';

const documents = {
  attributes: stockAttributes,
  textFields: stockTextFields,
  kindOf: (column: string) => vehicleSchema.columns[column],
  defaultOrder: sortOrders.featured,
};

/**
 * The search service over a Meilisearch server. Applies the same checks as the embedded engine and adds the site's
 * filter: the server's index contains the stock of other sites and fields that are not public.
 */
export class RemoteSearchService implements SearchService {
  readonly #client: RemoteClient;

  constructor(client: RemoteClient) {
    this.#client = client;
  }

  async answer(site: Site, now: Date, queries: readonly IndexQuery[]): Promise<SearchAnswer[]> {
    const started = performance.now();
    const limits = siteSearchLimits(site);
    const budget = new RequestBudget(limits);
    const listed = siteExpression(site, now);
    const prepared = queries.map((each, at) => ({
      query: each.query,
      wanted: preparedQuery(each, at, limits, budget),
    }));
    const asked = prepared.flatMap(({ query, wanted }): RemoteQuery[] => {
      const matching = matchingParameters(wanted, listed);
      return [
        { ...matching, facets: wanted.facets ?? [], hitsPerPage: 0 },
        { ...matching, ...hitsParameters(query, wanted) },
      ];
    });
    const answers = await this.#ask(asked);
    return prepared.map(({ query, wanted }, at): SearchAnswer => {
      const [counted, found] = [answers[at * 2], answers[at * 2 + 1]];
      return {
        hits: (found?.hits ?? []).map(publicHit),
        query: query.q ?? '',
        ...(query.reading && { reading: query.reading.summary }),
        ...wanted.window.pagination(Math.min(counted?.totalHits ?? 0, limits.maxTotalHits)),
        ...(wanted.facets && facetAnswer(wanted.facets, counted, limits.maxValuesPerFacet)),
        processingTimeMs: Math.round(performance.now() - started),
      };
    });
  }

  async answerFederation(site: Site, now: Date, federation: Federation): Promise<FederationAnswer> {
    const started = performance.now();
    const limits = siteSearchLimits(site);
    const budget = new RequestBudget(limits);
    const listed = siteExpression(site, now);
    const offset = Math.min(federation.offset, limits.maxTotalHits);
    const limit = Math.min(federation.limit, limits.maxHits, limits.maxTotalHits - offset);
    const prepared = federation.queries.map((each, at) => {
      const query = { ...unsorted(each.query), limit: 0 };
      return { ...each, wanted: preparedQuery({ ...each, query }, at, limits, budget) };
    });
    const marks = prepared.some(({ wanted }) => wanted.marksMatches);
    budget.spend('documents', limit * (marks ? MARKED_DOCUMENT : 1));
    const asked = prepared.map(({ query, wanted, weight }) => ({
      ...matchingParameters(wanted, listed),
      // the server applies a sort before the weights, so the default order would make them useless
      ...shownParameters(query, { ...wanted, ...(!query.sort?.length && { sort: undefined }) }),
      federationOptions: { weight },
    }));
    const found = await this.#withFaults(() =>
      remoteFederation(this.#client, asked, { offset, limit }),
    );
    return {
      hits: found.hits.map(publicHit),
      processingTimeMs: Math.round(performance.now() - started),
      limit: federation.limit,
      offset,
      estimatedTotalHits: Math.min(found.estimatedTotalHits, limits.maxTotalHits),
    };
  }

  async countValues(
    site: Site,
    now: Date,
    { indexUid, query }: IndexQuery,
    facetName: string,
  ): Promise<ValueCounts> {
    checkIndex(indexUid);
    const limits = siteSearchLimits(site);
    const counted = { ...query, facets: [searchedFacet(facetName, stockAttributes)], limit: 0 };
    const wanted = prepareQuery(documents, counted, limits, new RequestBudget(limits));
    const matching = matchingParameters(wanted, siteExpression(site, now));
    const [answer] = await this.#ask([{ ...matching, facets: [facetName], hitsPerPage: 0 }]);
    return valueCounts(answer, facetName);
  }

  #ask(queries: readonly RemoteQuery[]): Promise<RemoteAnswer[]> {
    return this.#withFaults(() => remoteAnswers(this.#client, queries));
  }

  /** Runs a request to the server and converts its failures to search faults. */
  async #withFaults<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof StockSearchUnavailable) {
        throw searchUnavailable();
      }
      // such as a filter nested too deeply for the server, or CONTAINS if the server does not allow it
      if (error instanceof RemoteRefusal && isOfFilter(error.code)) {
        throw new SearchFault(error.code, 'The search server does not support the filter.');
      }
      throw error;
    }
  }
}

/** @throws {SearchFault} naming the query */
function preparedQuery(
  { indexUid, query }: IndexQuery,
  at: number,
  limits: SiteSearchLimits,
  budget: RequestBudget,
): PreparedQuery {
  try {
    checkIndex(indexUid);
    return prepareQuery(documents, query, limits, budget);
  } catch (fault) {
    throw fault instanceof SearchFault ? fault.ofQuery(at) : fault;
  }
}

function checkIndex(indexUid: string): void {
  existing(indexUid === STOCK_INDEX ? stockAttributes : undefined, indexUid);
}

/** The parameters that determine which documents are found. @param listed the site's scope */
function matchingParameters(wanted: PreparedQuery, listed: Expression): RemoteQuery {
  const { text, filter, distinct, sort, searchedFields, droppedWords, minScore } = wanted;
  return {
    ...(text !== '' && { q: text }),
    filter: printExpression(conjunction(listed, filter)),
    // the sort determines which document of a value is counted
    ...(distinct && { distinct, ...(sort && { sort: sortParameter(sort) }) }),
    ...(searchedFields && { attributesToSearchOn: searchedFields }),
    ...(droppedWords && { matchingStrategy: droppedWords === 'last' ? 'last' : 'frequency' }),
    ...(minScore !== undefined && { rankingScoreThreshold: minScore }),
  };
}

function isOfFilter(code: string): code is 'invalid_search_filter' | 'feature_not_enabled' {
  return code === 'invalid_search_filter' || code === 'feature_not_enabled';
}

function hitsParameters(query: SearchQuery, wanted: PreparedQuery): Omit<RemoteQuery, 'filter'> {
  const { offset, limit } = wanted.window;
  return { offset, limit, ...shownParameters(query, wanted) };
}

/** The sort of the hits and what they show. */
function shownParameters(query: SearchQuery, wanted: PreparedQuery): Omit<RemoteQuery, 'filter'> {
  const marked = publicFields(query.attributesToHighlight ?? []);
  const cropped = publicCrops(query);
  return {
    attributesToRetrieve: publicFields(query.attributesToRetrieve ?? ['*']),
    ...(wanted.sort && { sort: sortParameter(wanted.sort) }),
    ...(marked.length > 0 && { attributesToHighlight: marked }),
    ...(cropped.length > 0 && { attributesToCrop: cropped }),
    ...(typeof query.cropMarker === 'string' && { cropMarker: query.cropMarker }),
    ...(query.showMatchesPosition && { showMatchesPosition: true }),
    ...(query.showRankingScore && { showRankingScore: true }),
    ...(typeof query.highlightPreTag === 'string' && { highlightPreTag: query.highlightPreTag }),
    ...(typeof query.highlightPostTag === 'string' && { highlightPostTag: query.highlightPostTag }),
  };
}

/** The server has private fields too, so `*` must not be sent to it. */
function publicFields(names: readonly string[]): string[] {
  if (names.includes('*')) return [...stockDocumentFields];
  return stockDocumentFields.filter((name) => names.includes(name));
}

/** Each public field with its length, so that the server's default is not used. */
function publicCrops(query: SearchQuery): string[] {
  const lengths = croppedAttributes(query);
  const every = lengths.get('*');
  return stockDocumentFields.flatMap((name) => {
    const words = lengths.get(name) ?? every;
    return words === undefined ? [] : [`${name}:${words}`];
  });
}

/** Removes match positions in private fields, which the server reports too. */
function publicHit(hit: RemoteAnswer['hits'][number]): RemoteAnswer['hits'][number] {
  const { _matchesPosition: positions, ...document } = hit;
  if (typeof positions !== 'object' || positions === null) return hit;
  const shown = Object.entries(positions).filter(([path]) =>
    stockDocumentFields.includes(path.split('.')[0] ?? ''),
  );
  return { ...document, _matchesPosition: Object.fromEntries(shown) };
}

function facetAnswer(
  names: readonly string[],
  counted: RemoteAnswer | undefined,
  maxValues: number,
): Pick<SearchAnswer, 'facetDistribution' | 'facetStats'> {
  return {
    facetDistribution: Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(valueCounts(counted, name).slice(0, maxValues)),
      ]),
    ),
    facetStats: counted?.facetStats ?? {},
  };
}
