import type { Expression } from '#search/engine/expression.ts';
import { printExpression } from '#search/engine/print-expression.ts';
import { siteExpression } from '#search/vehicle-search/site-expression.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-search.ts';
import { sortOrders } from '#search/vehicle-search/sort-orders.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { vehicleSchema } from '#search/vehicle-search/vehicle-columns.ts';
import type { Site } from '#site/site.ts';
import { existing } from './answer-queries.ts';
import { conjunction } from './conjunction.ts';
import { croppedAttributes } from './cropped-attributes.ts';
import type { IndexQuery } from './index-query.ts';
import { type PreparedQuery, prepareQuery } from './prepare-query.ts';
import { searchedFacet } from './query-facets.ts';
import {
  type RemoteAnswer,
  remoteAnswers,
  type RemoteQuery,
  valueCounts,
} from './remote-answers.ts';
import { type RemoteClient, RemoteRefusal } from './remote-client.ts';
import { RequestBudget } from './request-budget.ts';
import type { SearchAnswer } from './search-answer.ts';
import { SearchFault } from './search-fault.ts';
import type { SearchQuery } from './search-query.ts';
import { type SearchService, STOCK_INDEX } from './search-service.ts';
import { siteSearchLimits } from './site-search-limits.ts';
import { sortParameter } from './sort-parameter.ts';
import { stockAttributes } from './stock-attributes.ts';
import { stockDocumentFields } from './stock-document.ts';

const documents = {
  attributes: stockAttributes,
  kindOf: (column: string) => vehicleSchema.columns[column],
  usualOrder: sortOrders.featured,
};

/**
 * The search service over a Meilisearch server. What is asked is checked as our own engine does and asked in the site's
 * name: the server's index knows more than a site lists, and more of a vehicle than the public may read.
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
    const prepared = queries.map(({ indexUid, query }, at) => {
      try {
        checkIndex(indexUid);
        return { query, wanted: prepareQuery(documents, query, limits, budget) };
      } catch (fault) {
        throw fault instanceof SearchFault ? fault.ofQuery(at) : fault;
      }
    });
    const asked = prepared.flatMap(({ query, wanted }): RemoteQuery[] => {
      const matching = matchingParameters(wanted, listed);
      return [
        { ...matching, facets: wanted.facets ?? [], hitsPerPage: 0 },
        { ...matching, ...hitsParameters(query, wanted) },
      ];
    });
    const answers = await this.#ask(asked);
    return prepared.map(({ wanted }, at): SearchAnswer => {
      const [counted, found] = [answers[at * 2], answers[at * 2 + 1]];
      return {
        hits: (found?.hits ?? []).map(publicHit),
        query: wanted.text,
        ...wanted.window.told(Math.min(counted?.totalHits ?? 0, limits.maxTotalHits)),
        ...(wanted.facets && facetAnswer(wanted.facets, counted, limits.maxValuesPerFacet)),
        processingTimeMs: Math.round(performance.now() - started),
      };
    });
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

  async #ask(queries: readonly RemoteQuery[]): Promise<RemoteAnswer[]> {
    try {
      return await remoteAnswers(this.#client, queries);
    } catch (error) {
      if (error instanceof StockSearchUnavailable) {
        throw new SearchFault(
          'remote_could_not_send_request',
          'The search cannot be reached just now. Please try again.',
        );
      }
      // such as a filter that is nested deeper than the server reads, or CONTAINS, which it may be told not to do
      if (error instanceof RemoteRefusal && isOfFilter(error.code)) {
        throw new SearchFault(error.code, 'The search server cannot work with the filter.');
      }
      throw error;
    }
  }
}

function checkIndex(indexUid: string): void {
  existing(indexUid === STOCK_INDEX ? stockAttributes : undefined, indexUid);
}

/** What decides which documents are found. @param listed what the site lists */
function matchingParameters(
  { text, filter, distinct, sort }: PreparedQuery,
  listed: Expression,
): RemoteQuery {
  return {
    ...(text !== '' && { q: text }),
    filter: printExpression(conjunction(listed, filter)),
    // which document of a value is counted depends on the order
    ...(distinct && { distinct, ...(sort && { sort: sortParameter(sort) }) }),
  };
}

function isOfFilter(code: string): code is 'invalid_search_filter' | 'feature_not_enabled' {
  return code === 'invalid_search_filter' || code === 'feature_not_enabled';
}

function hitsParameters(query: SearchQuery, wanted: PreparedQuery): Omit<RemoteQuery, 'filter'> {
  const marked = publicFields(query.attributesToHighlight ?? []);
  const cropped = publicCrops(query);
  return {
    offset: wanted.window.offset,
    limit: wanted.window.limit,
    attributesToRetrieve: publicFields(query.attributesToRetrieve ?? ['*']),
    ...(wanted.sort && { sort: sortParameter(wanted.sort) }),
    ...(marked.length > 0 && { attributesToHighlight: marked }),
    ...(cropped.length > 0 && { attributesToCrop: cropped }),
    ...(typeof query.cropMarker === 'string' && { cropMarker: query.cropMarker }),
    ...(query.showMatchesPosition && { showMatchesPosition: true }),
    ...(typeof query.highlightPreTag === 'string' && { highlightPreTag: query.highlightPreTag }),
    ...(typeof query.highlightPostTag === 'string' && { highlightPostTag: query.highlightPostTag }),
  };
}

/** The server has fields beside the public ones, so that `*` must not reach it. */
function publicFields(names: readonly string[]): string[] {
  if (names.includes('*')) return [...stockDocumentFields];
  return stockDocumentFields.filter((name) => names.includes(name));
}

/** Each public field with its length, so that the server needs no usual one. */
function publicCrops(query: SearchQuery): string[] {
  const lengths = croppedAttributes(query);
  const every = lengths.get('*');
  return stockDocumentFields.flatMap((name) => {
    const words = lengths.get(name) ?? every;
    return words === undefined ? [] : [`${name}:${words}`];
  });
}

/** The server tells positions in every field that it shows to anybody. */
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
  most: number,
): Pick<SearchAnswer, 'facetDistribution' | 'facetStats'> {
  return {
    facetDistribution: Object.fromEntries(
      names.map((name) => [name, Object.fromEntries(valueCounts(counted, name).slice(0, most))]),
    ),
    facetStats: counted?.facetStats ?? {},
  };
}
