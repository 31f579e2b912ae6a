import { TooMuchWorkError } from '#search/engine/too-much-work-error.ts';
import type { EmbeddedSiteStock } from '#search/vehicle-search/embedded/embedded-site-stock.ts';
import type { ValueCounts } from '#search/vehicle-search/stock-vocabulary.ts';
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
import { siteSearchLimits } from './query/search-limits.ts';
import { stockAttributes, stockTextFields } from './query/stock-attributes.ts';
import { stockDocument } from './answer/stock-document.ts';

/** The search service over the embedded engine. */
export class EmbeddedSearchService implements SearchService {
  readonly #index: VehicleIndex;
  readonly #maxWork: number;

  /** @param maxWork the maximum work of each search of a query; see `SearchRequest.work` */
  constructor(index: VehicleIndex, maxWork = MAX_WORK) {
    this.#index = index;
    this.#maxWork = maxWork;
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
    const documents = siteDocuments(this.#index.open(site, now), this.#maxWork);
    return (indexUid) => (indexUid === STOCK_INDEX ? documents : undefined);
  }
}

function siteDocuments(stock: EmbeddedSiteStock, work: number): SearchedDocuments {
  return {
    attributes: stockAttributes,
    kindOf: (column) => vehicleSchema.columns[column],
    textFields: stockTextFields,
    idColumn: 'vehicle_id',
    defaultOrder: sortOrders.featured,
    search: (request) => withinWork(() => stock.searchRows({ ...request, work })),
    matchedTerms: (request) => withinWork(() => stock.matchedTerms({ ...request, work })),
    cell: (id, column) => stock.row(id)?.[column],
    document(id) {
      const found = stock.cardAndRow(id);
      return found && stockDocument(found.card, found.row);
    },
  };
}

/** @throws {SearchFault} in place of the engine's error if the search takes too much work */
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
