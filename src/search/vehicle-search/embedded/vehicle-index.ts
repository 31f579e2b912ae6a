import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import { type Row, SearchIndex } from '#search/engine/search-index.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { PackedCards } from './packed-cards.ts';
import { MAX_WORK } from './max-work.ts';
import { nowhere, type PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import { placeKey } from '#search/vehicle-search/places-near.ts';
import { siteExpression } from '#search/vehicle-search/site-filter.ts';
import type { IndexedDealership, StockSearch } from '#search/vehicle-search/stock-search.ts';
import { EmbeddedSiteStock, type Vocabularies } from './embedded-site-stock.ts';
import { vehicleRow, vehicleSchema } from './vehicle-columns.ts';

/** A site's scope is rebuilt this often, which limits how late a vehicle sold N days ago leaves it. */
const SCOPE_LIFE_MS = 60_000;
/** The stock of a site without requests is closed after this, because every change of stock updates all open scopes. */
const IDLE_MS = 10 * SCOPE_LIFE_MS;
const MAX_VOCABULARIES = 200;

interface OpenSite {
  stock: EmbeddedSiteStock;
  /** The previous stock, which is closed one round later because requests may still be using it. */
  previous: EmbeddedSiteStock | undefined;
  siteVersion: number;
  openedAt: number;
}

/** The embedded engine: every searchable vehicle of the platform once in memory; each site is a scope of it. */
export class VehicleIndex implements StockSearch {
  readonly #index = new SearchIndex(vehicleSchema);
  readonly #cards = new PackedCards();
  readonly #revisions = new Map<string, number>();
  readonly #sites = new Map<string, OpenSite>();
  readonly #vocabularies: Vocabularies = new LRUCache({ max: MAX_VOCABULARIES });
  readonly #dealershipName: (slug: string) => string;
  readonly #places: PlaceFinder;
  readonly #maxWork: number;
  readonly #quotesOnRateCard: boolean;
  readonly #indexed = new Map<string, IndexedDealership>();
  #revision = 0;
  #sweptAt = 0;
  /** The number of vehicles applied since the index was last settled. */
  #unsettled = 0;
  /** Resolves when all pending work on the index is done. */
  #pending: Promise<unknown> = Promise.resolve();

  /**
   * @param maxWork the maximum work of a page's search; see `SearchRequest.work`
   * @param quotesOnRateCard see `RepaymentSource`
   */
  constructor(
    dealershipName: (slug: string) => string,
    places: PlaceFinder = nowhere,
    maxWork = MAX_WORK,
    quotesOnRateCard = true,
  ) {
    this.#dealershipName = dealershipName;
    this.#places = places;
    this.#maxWork = maxWork;
    this.#quotesOnRateCard = quotesOnRateCard;
  }

  get size(): number {
    return this.#index.size;
  }

  /** Always undefined, because the stock in memory is lost with the process. */
  async appliedVersion(): Promise<undefined> {
    return undefined;
  }

  async markApplied(): Promise<void> {
    // worthwhile only after many changes; after a few, each change has updated the search structures itself
    if (this.#unsettled * 2 < this.size) return;
    this.#unsettled = 0;
    await this.#inTurn(() => this.#index.settle());
  }

  async apply(vehicles: readonly Vehicle[]): Promise<void> {
    if (vehicles.length === 0) return;
    // once per dealership: it is looked up among all sites, and a batch holds thousands of vehicles
    const slugs = new Set(vehicles.map((vehicle) => vehicle.dealership_slug));
    for (const slug of slugs) this.#indexed.set(slug, this.#dealershipNow(slug));
    await this.#inTurn(() => this.#index.upsertInSlices(this.#rowsOf(vehicles), vehicles.length));
    this.#unsettled += vehicles.length;
    // last, because a page made earlier would be cached as if it contained every change
    this.#revision += 1;
    for (const slug of slugs) this.#revisions.set(slug, this.#revision);
  }

  /** Yields each row after storing its card, so that every vehicle that a search finds has a card. */
  *#rowsOf(vehicles: readonly Vehicle[]): Generator<[number, Row]> {
    for (const vehicle of vehicles) {
      const located = this.#places.withLocation(vehicle);
      const place = this.#places.ofVehicle(vehicle);
      this.#cards.set(located);
      const { name } = this.#indexed.get(vehicle.dealership_slug) ?? { name: '' };
      yield [vehicle.id, vehicleRow(located, name, place && placeKey(place))];
    }
  }

  /** Runs one task after the other and yields to the event loop between the slices of each. */
  #inTurn(slicesOf: () => Iterable<void>): Promise<void> {
    const done = this.#pending.then(async () => {
      for (const _ of slicesOf()) await setImmediate();
    });
    this.#pending = done.catch(() => undefined);
    return done;
  }

  changedDealerships(): string[] {
    return [...this.#indexed]
      .filter(([slug, indexed]) => !isDeepStrictEqual(indexed, this.#dealershipNow(slug)))
      .map(([slug]) => slug);
  }

  #dealershipNow(slug: string): IndexedDealership {
    return { name: this.#dealershipName(slug), places: this.#places.edition(slug) };
  }

  open(site: Site, now: Date): EmbeddedSiteStock {
    const open = this.#sites.get(site.slug);
    if (
      open &&
      open.siteVersion === site.version &&
      // a page rounds its clock down to the minute, an action does not
      Math.abs(now.getTime() - open.openedAt) < SCOPE_LIFE_MS
    ) {
      return open.stock;
    }
    open?.previous?.close();
    this.#closeIdle(now.getTime());
    const stock = this.#createStock(site, now);
    this.#sites.set(site.slug, {
      stock,
      previous: open?.stock,
      siteVersion: site.version,
      openedAt: now.getTime(),
    });
    return stock;
  }

  #closeIdle(now: number): void {
    if (Math.abs(now - this.#sweptAt) < SCOPE_LIFE_MS) return;
    this.#sweptAt = now;
    for (const [slug, { stock, previous, openedAt }] of this.#sites) {
      if (now - openedAt < IDLE_MS) continue;
      previous?.close();
      stock.close();
      this.#sites.delete(slug);
    }
  }

  revision(site: Site): number {
    return Math.max(
      0,
      ...site.settings.dealerships.map(({ slug }) => this.#revisions.get(slug) ?? 0),
    );
  }

  async card(id: number): Promise<CardDocument | undefined> {
    return this.#cards.get(id);
  }

  #createStock(site: Site, now: Date): EmbeddedSiteStock {
    return new EmbeddedSiteStock({
      index: this.#index,
      scope: this.#index.createScope(siteExpression(site, now)),
      settings: site.settings,
      card: (id) => this.#cards.get(id),
      revision: () => this.revision(site),
      maxWork: this.#maxWork,
      repayments: { year: now.getUTCFullYear(), quotesOnRateCard: this.#quotesOnRateCard },
      centreOf: (postcode, suburb) => this.#places.ofPostcode(postcode, suburb),
      vocabularies: this.#vocabularies,
    });
  }
}
