import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { CardDocument } from './card-document.ts';
import type { Criteria } from './criteria.ts';
import type { Distance } from './places-near.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';
import type { ValueCounts } from './stock-vocabulary.ts';

/**
 * Searches the stock of all sites. Implemented by the embedded engine and by a Meilisearch server; one contract suite
 * runs over both (`stock-search.contract.ts`).
 */
export interface StockSearch {
  /** The number of searchable vehicles. */
  readonly size: number;
  /**
   * The stock version that has already been applied, so that only later changes need to be; undefined if the whole
   * stock must be applied.
   * @param newest the database's stock version; a higher one comes from a different database and does not count
   */
  appliedVersion(newest: number): Promise<number | undefined>;
  /** Records that every change up to this stock version has been applied. */
  markApplied(version: number): Promise<void>;
  /**
   * Adds and updates vehicles. Every search finds them once it resolves.
   * @throws {StockSearchUnavailable} if the engine cannot be reached; the same vehicles may be applied again
   */
  apply(vehicles: readonly Vehicle[]): Promise<void>;
  /** Lists the dealerships whose name or locations have changed since their vehicles were applied. */
  changedDealerships(): string[];
  /** Opens the stock of one site as of `now`. */
  open(site: Site, now: Date): SiteStock;
  /** Changes whenever a change of stock may affect the site. */
  revision(site: Site): number;
  card(id: number): Promise<CardDocument | undefined>;
}

/** The facts about a dealership from the sites' settings that its indexed vehicles repeat. */
export interface IndexedDealership {
  name: string;
  /** The edition of its locations, as `PlaceFinder` gives it. */
  places: string;
}

/** The searchable stock of one site. No method reaches another site's vehicles. */
export interface SiteStock {
  search(criteria: Criteria): Promise<StockPage>;
  /** The exact number of vehicles that match. */
  count(criteria: Criteria): Promise<number>;
  /** The first vehicles that match, without counts. */
  first(criteria: Criteria, limit: number): Promise<CardDocument[]>;
  /** Whether the site lists the vehicle, or lists it for these criteria. */
  lists(id: number, criteria?: Criteria): Promise<boolean>;
  /** The words that describe this stock. */
  vocabulary(): Promise<StockVocabulary>;
}

export interface StockPage {
  /** The exact number of vehicles on all pages, after consecutive sold ones are collapsed. */
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  pages: number;
  vehicles: CardDocument[];
  /** The values of each facet, each with the number found if it is chosen, most frequent first. */
  facets: Readonly<Record<string, ValueCounts>>;
  /** The bounds of each range attribute, ignoring its own refinement. */
  stats: Readonly<Record<string, { min: number; max: number } | undefined>>;
  /** For a search around a place: the distance of each vehicle of the page, by id. */
  distances?: ReadonlyMap<number, Distance>;
}
