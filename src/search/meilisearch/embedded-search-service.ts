import { TooMuchWorkError } from '#search/engine/too-much-work-error.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-search.ts';
import { MAX_WORK } from '#search/vehicle-search/embedded/max-work.ts';
import { sortOrders } from '#search/vehicle-search/sort-orders.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import type { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import type { Site } from '#site/site.ts';
import { answerFederation, type FederationAnswer } from './answer/answer-federation.ts';
import { answerQueries, existing } from './answer/answer-queries.ts';
import { countValues } from './answer/answer-query.ts';
import type { Federation } from './query/federation.ts';
import type { IndexQuery } from './query/index-query.ts';
import type { SearchAnswer } from './answer/search-answer.ts';
import { SearchFault } from './search-fault.ts';
import { type SearchService, STOCK_INDEX } from './search-service.ts';
import type { SearchedDocuments } from './answer/searched-documents.ts';
import { siteSearchLimits } from './query/site-search-limits.ts';
import { stockAttributes, stockTextFields } from './query/stock-attributes.ts';
import { stockDocument } from './answer/stock-document.ts';

/** The search service over our own engine. */
export class EmbeddedSearchService implements SearchService {
  readonly #index: VehicleIndex;
  readonly #mostWork: number;

  /** @param mostWork how many steps one search of a query may take: see `SearchRequest.work` */
  constructor(index: VehicleIndex, mostWork = MAX_WORK) {
    this.#index = index;
    this.#mostWork = mostWork;
  }

  async answer(site: Site, now: Date, queries: readonly IndexQuery[]): Promise<SearchAnswer[]> {
    const documentsOf = this.#documentsOf(site, now);
    return answerQueries(queries, documentsOf, siteSearchLimits(site));
  }

  async answerFederation(site: Site, now: Date, federation: Federation): Promise<FederationAnswer> {
    return answerFederation(federation, this.#documentsOf(site, now), siteSearchLimits(site));
  }

  async countValues(
    site: Site,
    now: Date,
    { indexUid, query }: IndexQuery,
    facetName: string,
  ): Promise<ValueCounts> {
    const documents = existing(this.#documentsOf(site, now)(indexUid), indexUid);
    return countValues(documents, query, facetName, siteSearchLimits(site));
  }

  #documentsOf(site: Site, now: Date): (indexUid: string) => SearchedDocuments | undefined {
    const documents = siteDocuments(this.#index.open(site, now), this.#mostWork);
    return (indexUid) => (indexUid === STOCK_INDEX ? documents : undefined);
  }
}

function siteDocuments(stock: EmbeddedSiteStock, work: number): SearchedDocuments {
  return {
    attributes: stockAttributes,
    kindOf: (column) => vehicleSchema.columns[column],
    textFields: stockTextFields,
    idColumn: 'vehicle_id',
    usualOrder: sortOrders.featured,
    search: (request) => withinWork(() => stock.searchRows({ ...request, work })),
    matchedTerms: (request) => withinWork(() => stock.matchedTerms({ ...request, work })),
    cell: (id, column) => stock.row(id)?.[column],
    document(id) {
      const kept = stock.cardAndRow(id);
      return kept && stockDocument(kept.card, kept.row);
    },
  };
}

/** @throws {SearchFault} in place of the engine's own error, when a search is given up */
function withinWork<T>(search: () => T): T {
  try {
    return search();
  } catch (error) {
    if (!(error instanceof TooMuchWorkError)) throw error;
    throw new SearchFault(
      'bad_request',
      'The search takes too long. Please narrow it by a filter.',
    );
  }
}
