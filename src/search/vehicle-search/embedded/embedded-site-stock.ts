import { LRUCache } from 'lru-cache';
import type { SiteSettings } from '#site/site-settings.ts';
import { and } from '#search/engine/filters/expression.ts';
import type { Row, SearchIndex } from '#search/engine/search-index.ts';
import type { Refinement, SearchRequest, SearchResult } from '#search/engine/search-request.ts';
import { Synonyms } from '#search/engine/text/synonyms.ts';
import { TooMuchWorkError } from '#search/engine/too-much-work-error.ts';
import type { Scope } from '#search/engine/scope.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { collapsedIds } from '#search/vehicle-search/collapsed-ids.ts';
import { countedAttributes } from '#search/vehicle-search/counted-attributes.ts';
import { isComputed, rangeAttributes } from '#domain/vehicle/facets.ts';
import { type Criteria, everything, inStock } from '#search/vehicle-search/criteria.ts';
import { type Listing, listingOf } from '#search/vehicle-search/listing.ts';
import type { RepaymentSource } from '#search/vehicle-search/repayment/repayment-filter.ts';
import { pageOfParts } from '#search/vehicle-search/page-of-parts.ts';
import {
  distancesOf,
  type PlaceNear,
  placesNear,
  type Point,
} from '#search/vehicle-search/places-near.ts';
import { soldExpression } from '#search/vehicle-search/listing.ts';
import { vehicleSchema } from './vehicle-columns.ts';
import type { SiteStock, StockPage } from '#search/vehicle-search/stock-search.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import {
  stockVocabulary,
  type StockVocabulary,
  tileAttributes,
  vocabularyAttributes,
} from '#search/vehicle-search/stock-vocabulary.ts';

interface SiteStockParts {
  index: SearchIndex;
  scope: Scope;
  settings: SiteSettings;
  card(id: number): CardDocument | undefined;
  revision(): number;
  /** The maximum work of a page's search; see `SearchRequest.work`. */
  maxWork: number;
  repayments: Pick<RepaymentSource, 'year' | 'quotesOnRateCard'>;
  centreOf(postcode: string, suburb?: string): Point | undefined;
  vocabularies: Vocabularies;
}

interface VocabularyAt {
  revision: number;
  vocabulary: StockVocabulary;
}

/** Caches the vocabularies of the sites searched last; a thousand sites would take hundreds of megabytes. */
export type Vocabularies = LRUCache<EmbeddedSiteStock, VocabularyAt>;

/** The stock of one site in the embedded engine. */
export class EmbeddedSiteStock implements SiteStock {
  readonly #parts: SiteStockParts;
  readonly #synonyms: Synonyms;
  #titles = { revision: -1, byText: new Map<string, boolean>() };

  constructor(parts: SiteStockParts) {
    this.#parts = parts;
    this.#synonyms = synonymsOf(parts.settings.search.synonyms);
  }

  async search(criteria: Criteria): Promise<StockPage> {
    const { settings } = this.#parts;
    const perPage = settings.search.page_size;
    let found = this.#find(criteria, (criteria.page - 1) * perPage, perPage);
    const pages = Math.max(1, Math.ceil(found.total / perPage));
    const page = Math.min(criteria.page, pages);
    if (page !== criteria.page) found = this.#find(criteria, (page - 1) * perPage, perPage);
    return {
      total: found.total,
      page,
      pages,
      vehicles: this.#cards(found.ids),
      facets: found.facets,
      stats: found.stats,
      ...this.#distances(criteria, found.ids),
    };
  }

  async count(criteria: Criteria): Promise<number> {
    return this.#find(criteria, 0, 0, false).total;
  }

  async first(criteria: Criteria, limit: number): Promise<CardDocument[]> {
    return this.#cards(this.#find(criteria, 0, limit, false).ids);
  }

  /** The ids of all vehicles that match, in no order. */
  ids(criteria: Criteria): number[] {
    return this.#search({ ...this.#unordered(criteria), limit: this.#parts.index.size }).ids;
  }

  async lists(id: number, criteria = everything): Promise<boolean> {
    const request = this.#unordered(criteria);
    const itself = { vehicle_id: { min: id, max: id } };
    const wanted = { ...request, refinements: { ...request.refinements, ...itself }, limit: 0 };
    return this.#search(wanted).total > 0;
  }

  #unordered(criteria: Criteria): Pick<SearchRequest, 'text' | 'filter' | 'refinements'> {
    // some orders leave out vehicles without a price
    const ordered = { ...criteria, sortBy: 'newest' } as const;
    const { filter } = this.#listing(ordered);
    return { ...this.#text(criteria), filter, refinements: refinements(criteria) };
  }

  async vocabulary(): Promise<StockVocabulary> {
    return this.#vocabulary();
  }

  #vocabulary(): StockVocabulary {
    const { index, scope, settings, vocabularies } = this.#parts;
    const revision = this.#parts.revision();
    const cached = vocabularies.get(this);
    if (cached?.revision === revision) return cached.vocabulary;
    const { facets } = index.search({ scope, facets: vocabularyAttributes, limit: 0 });
    const dealerships = settings.dealerships.map(({ slug }) => slug);
    const { facets: facetsInStock } = index.search({
      scope,
      refinements: refinements(inStock),
      facets: tileAttributes,
      limit: 0,
    });
    const { finance } = settings;
    const repayments = { finance, ...this.#parts.repayments };
    const vocabulary = stockVocabulary(facets, facetsInStock, dealerships, repayments);
    vocabularies.set(this, { revision, vocabulary });
    return vocabulary;
  }

  /** Runs a search of the engine within the site's scope. */
  searchRows(request: Omit<SearchRequest, 'scope'>): SearchResult {
    const { index, scope } = this.#parts;
    return index.search({ synonyms: this.#synonyms, ...request, scope });
  }

  /** The terms of a search's text that match within the site's scope. */
  matchedTerms(request: Omit<SearchRequest, 'scope'>): ReadonlySet<string> {
    const { index, scope } = this.#parts;
    return index.matchedTerms({ synonyms: this.#synonyms, ...request, scope });
  }

  /** The columns of a vehicle that a search has found. */
  row(id: number): Row | undefined {
    return this.#parts.index.row(id);
  }

  /** The card and columns of a vehicle that a search has found. */
  cardAndRow(id: number): { card: CardDocument; row: Row } | undefined {
    const { index, card: cardOf } = this.#parts;
    const card = cardOf(id);
    const row = index.row(id);
    return card && row && { card, row };
  }

  close(): void {
    this.#parts.vocabularies.delete(this);
    this.#parts.scope.dispose();
  }

  /** @throws {StockSearchUnavailable} if the search would take too much work */
  #search(request: Omit<SearchRequest, 'scope' | 'work'>): SearchResult {
    const { index, scope, maxWork } = this.#parts;
    try {
      return index.search({ ...request, scope, work: maxWork });
    } catch (error) {
      if (!(error instanceof TooMuchWorkError)) throw error;
      throw new StockSearchUnavailable('The search takes too much work', { cause: error });
    }
  }

  #find(criteria: Criteria, offset: number, limit: number, counted = true): SearchResult {
    const { settings } = this.#parts;
    const { filter, sort, parts } = this.#listing(criteria);
    const request = {
      ...this.#text(criteria),
      filter,
      refinements: refinements(criteria),
      ...(sort && { sort }),
    };
    const { choices, ranges } = countedAttributes(settings);
    const counts = counted && { facets: choices, stats: ranges };
    if (parts.length === 1) {
      return this.#search({ ...request, ...counts, collapse: soldExpression, offset, limit });
    }
    const idsOfParts = (window: { offset: number; limit: number }): number[] =>
      pageOfParts(parts, window, (part, from, partLimit) =>
        this.#search({ ...request, filter: and(filter, part), offset: from, limit: partLimit }),
      );
    const all = this.#search({ ...request, ...counts, limit: 0 });
    const sold = this.#search({
      ...request,
      filter: and(filter, soldExpression),
      limit: all.total,
    });
    if (sold.total < 2) return { ...all, ids: idsOfParts({ offset, limit }) };
    // consecutive sold vehicles may meet at the border of two parts
    const ids = collapsedIds(idsOfParts({ offset: 0, limit: all.total }), new Set(sold.ids));
    return { ...all, total: ids.length, ids: ids.slice(offset, offset + limit) };
  }

  #listing(criteria: Criteria): Listing {
    const { settings, repayments } = this.#parts;
    const { finance, price } = settings;
    const keys = criteria.ranges.repayment && this.#vocabulary().financeKeys;
    const source = keys && { finance, keys, subscriptions: price.subscriptions, ...repayments };
    return listingOf(criteria, settings, this.#placesNear(criteria), source);
  }

  #text({ query }: Criteria): Pick<SearchRequest, 'text' | 'searchedFields' | 'synonyms'> {
    if (!query) return {};
    const text = withWholeLetter(query);
    return {
      text,
      synonyms: this.#synonyms,
      ...(this.#isInTitles(text) && { searchedFields: titleFields }),
    };
  }

  /** Whether the fields that describe vehicles contain the words; if so, places and sellers are not searched. */
  #isInTitles(text: string): boolean {
    const revision = this.#parts.revision();
    if (this.#titles.revision !== revision) this.#titles = { revision, byText: new Map() };
    const { byText } = this.#titles;
    const before = byText.get(text);
    if (before !== undefined) return before;
    if (byText.size >= MAX_TITLE_TEXTS) byText.clear();
    const request = { text, synonyms: this.#synonyms, searchedFields: titleFields, limit: 0 };
    const isFound = this.#search(request).total > 0;
    byText.set(text, isFound);
    return isFound;
  }

  /** Undefined if the search is not around a place or its postcode is unknown. */
  #placesNear({ near }: Criteria): PlaceNear[] | undefined {
    const centre = near && this.#parts.centreOf(near.postcode, near.suburb);
    return centre && placesNear(this.#vocabulary().places, centre, near.km);
  }

  #distances(criteria: Criteria, ids: readonly number[]): Pick<StockPage, 'distances'> {
    const near = this.#placesNear(criteria);
    if (!near) return {};
    const placed = ids.map((id) => [id, String(this.#parts.index.row(id)?.['place'])] as const);
    return { distances: distancesOf(placed, near) };
  }

  #cards(ids: readonly number[]): CardDocument[] {
    return ids.map((id) => this.#parts.card(id)).filter((card) => card !== undefined);
  }
}

/** The fields that describe a vehicle itself, unlike its place and its seller. */
const titleFields = Object.keys(vehicleSchema.text).filter(
  (field) => !['city', 'state', 'location_name'].includes(field),
);
const MAX_TITLE_TEXTS = 500;

/**
 * Repeats the first word after a single letter at the end, because the last word of a query also matches as a prefix: the S
 * of "cooper s" must not find "Cooper Sedan".
 */
function withWholeLetter(query: string): string {
  const words = query.split(' ');
  return words.length > 1 && words.at(-1)?.length === 1 ? `${query} ${words[0]}` : query;
}

const synonymCache = new LRUCache<string, Synonyms>({ max: 100 });

/** Shares synonyms between sites: most have the same ones, and each site's stock is reopened every minute. */
function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const key = JSON.stringify(groups);
  const synonyms = synonymCache.get(key) ?? new Synonyms(groups);
  synonymCache.set(key, synonyms);
  return synonyms;
}

function refinements({ choices, ranges }: Criteria): Record<string, Refinement> {
  const chosen = Object.entries(choices).map(
    ([attribute, anyOf]) => [attribute, { anyOf }] as const,
  );
  const bounded = rangeAttributes.flatMap((attribute) => {
    const range = ranges[attribute];
    return range && !isComputed(attribute) ? [[attribute, range] as const] : [];
  });
  return Object.fromEntries<Refinement>([...chosen, ...bounded]);
}
