import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { CardDocument } from './card-document.ts';
import type { Criteria } from './criteria.ts';
import type { StockVocabulary } from './stock-vocabulary.ts';

/**
 * What searches the stock of all sites: our own engine, or a Meilisearch server. One contract suite runs over both
 * (`stock-search.contract.ts`).
 */
export interface StockSearch {
  /** How many vehicles are searchable. */
  readonly size: number;
  /**
   * The stock version that it holds already, so that only later changes need to be applied; undefined when all of the
   * stock must be.
   * @param newest the database's stock version: what is newer comes from another database and does not count
   */
  heldVersion(newest: number): Promise<number | undefined>;
  /** All changes up to this stock version have been applied. */
  hold(version: number): Promise<void>;
  /**
   * Takes in new and changed vehicles. Once it resolves, every search finds them.
   * @throws {StockSearchUnavailable} when it cannot be reached; the same vehicles may be given again
   */
  apply(vehicles: readonly Vehicle[]): Promise<void>;
  /** Dealerships whose vehicles were taken in under another name than they have now. */
  renamedDealerships(): string[];
  /** The stock of one site as of now. */
  open(site: Site, now: Date): SiteStock;
  /** Differs after every change of stock that a site could show. */
  revision(site: Site): number;
  card(id: number): Promise<CardDocument | undefined>;
}

/** The stock of one site, for searching. No method reaches another site's vehicles. */
export interface SiteStock {
  search(criteria: Criteria): Promise<StockPage>;
  /** How many vehicles meet the criteria; exact. */
  count(criteria: Criteria): Promise<number>;
  /** The first vehicles that meet the criteria, without counts. */
  first(criteria: Criteria, limit: number): Promise<CardDocument[]>;
  /** Whether the site lists the vehicle. */
  lists(id: number): Promise<boolean>;
  /** The words this stock is described in. */
  vocabulary(): Promise<StockVocabulary>;
}

export type ValueCounts = readonly (readonly [value: string, count: number])[];

export interface StockPage {
  /** Exact: how many vehicles all pages list together, after consecutive sold ones are reduced to one. */
  total: number;
  /** From 1; the last page when the wish was for one behind it. */
  page: number;
  pages: number;
  vehicles: CardDocument[];
  /** The values of each facet, each as often as it would be found after its click, most frequent first. */
  facets: Readonly<Record<string, ValueCounts>>;
  /** The bounds of each range, its own refinement left out. */
  stats: Readonly<Record<string, { min: number; max: number } | undefined>>;
  /** Of a search around a place: how far away each vehicle of the page is, by its id. */
  distancesKm?: ReadonlyMap<number, number>;
}
