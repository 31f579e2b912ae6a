import { LRUCache } from 'lru-cache';
import { setImmediate } from 'node:timers/promises';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import { type Row, SearchIndex } from '#search/engine/search-index.ts';
import type { CardDocument } from '#search/vehicle-search/card-document.ts';
import { PackedCards } from './packed-cards.ts';
import { MOST_WORK } from './most-work.ts';
import { nowhere, type PlaceFinder } from '#search/vehicle-search/place-finder.ts';
import { placeKey } from '#search/vehicle-search/places-near.ts';
import { siteExpression } from '#search/vehicle-search/site-expression.ts';
import type { StockSearch } from '#search/vehicle-search/stock-search.ts';
import { EmbeddedSiteStock, type Vocabularies } from './embedded-site-stock.ts';
import { vehicleRow, vehicleSchema } from './vehicle-columns.ts';

/** How long a site's scope may lag behind the clock: what was sold N days ago leaves within this time. */
const VIEW_LIFE_MS = 60_000;
/** A site that nobody has asked for is closed: each change of stock is held against every open scope. */
const IDLE_MS = 10 * VIEW_LIFE_MS;
const VOCABULARIES_KEPT = 200;

interface OpenSite {
  stock: EmbeddedSiteStock;
  /** The scope before this one: requests that began with it may not be done with it. */
  before: EmbeddedSiteStock | undefined;
  siteVersion: number;
  openedAt: number;
}

/** Our own engine: all searchable vehicles of the platform in memory, each once; sites are scopes of it. */
export class VehicleIndex implements StockSearch {
  readonly #index = new SearchIndex(vehicleSchema);
  readonly #cards = new PackedCards();
  readonly #revisions = new Map<string, number>();
  readonly #sites = new Map<string, OpenSite>();
  readonly #vocabularies: Vocabularies = new LRUCache({ max: VOCABULARIES_KEPT });
  readonly #dealershipName: (slug: string) => string;
  readonly #places: PlaceFinder;
  readonly #mostWork: number;
  readonly #indexedNames = new Map<string, string>();
  #revision = 0;
  #sweptAt = 0;
  /** How many vehicles were taken in since the index was settled. */
  #unsettled = 0;
  /** Resolves when all that was to be done with the index is. */
  #work: Promise<unknown> = Promise.resolve();

  /** @param mostWork how many steps a search of a page may take: see `SearchRequest.work` */
  constructor(
    dealershipName: (slug: string) => string,
    places: PlaceFinder = nowhere,
    mostWork = MOST_WORK,
  ) {
    this.#dealershipName = dealershipName;
    this.#places = places;
    this.#mostWork = mostWork;
  }

  get size(): number {
    return this.#index.size;
  }

  /** What is in memory is gone with the process. */
  async heldVersion(): Promise<undefined> {
    return undefined;
  }

  async hold(): Promise<void> {
    // after much was loaded: what searches need is kept true by each of a few changes
    if (this.#unsettled * 2 < this.size) return;
    this.#unsettled = 0;
    await this.#inTurn(() => this.#index.settle());
  }

  async apply(vehicles: readonly Vehicle[]): Promise<void> {
    if (vehicles.length === 0) return;
    // once for each dealership: the name is looked for among all sites, and a batch holds thousands of vehicles
    const slugs = new Set(vehicles.map((vehicle) => vehicle.dealership_slug));
    for (const slug of slugs) this.#indexedNames.set(slug, this.#dealershipName(slug));
    await this.#inTurn(() => this.#index.upsertInSlices(this.#rowsOf(vehicles), vehicles.length));
    this.#unsettled += vehicles.length;
    // last, or a page made half-way would be kept as if it had all of them
    this.#revision += 1;
    for (const slug of slugs) this.#revisions.set(slug, this.#revision);
  }

  /** Each row as it is added, its card before it: what a search finds has one. */
  *#rowsOf(vehicles: readonly Vehicle[]): Generator<[number, Row]> {
    for (const vehicle of vehicles) {
      const { id, dealership_slug: slug } = vehicle;
      const place = this.#places.ofVehicle(vehicle);
      this.#cards.set(vehicle);
      const name = this.#indexedNames.get(slug) ?? slug;
      yield [id, vehicleRow(vehicle, name, place && placeKey(place))];
    }
  }

  /** Does one work after the other, and lets others have the thread between the slices of each. */
  #inTurn(slicesOf: () => Iterable<void>): Promise<void> {
    const done = this.#work.then(async () => {
      for (const _ of slicesOf()) await setImmediate();
    });
    this.#work = done.catch(() => undefined);
    return done;
  }

  renamedDealerships(): string[] {
    return [...this.#indexedNames]
      .filter(([slug, name]) => name !== this.#dealershipName(slug))
      .map(([slug]) => slug);
  }

  open(site: Site, now: Date): EmbeddedSiteStock {
    const open = this.#sites.get(site.slug);
    if (
      open &&
      open.siteVersion === site.version &&
      // a page's clock stands at the beginning of its minute, an action's does not
      Math.abs(now.getTime() - open.openedAt) < VIEW_LIFE_MS
    ) {
      return open.stock;
    }
    open?.before?.close();
    this.#closeIdle(now.getTime());
    const stock = this.#openFresh(site, now);
    this.#sites.set(site.slug, {
      stock,
      before: open?.stock,
      siteVersion: site.version,
      openedAt: now.getTime(),
    });
    return stock;
  }

  #closeIdle(now: number): void {
    if (Math.abs(now - this.#sweptAt) < VIEW_LIFE_MS) return;
    this.#sweptAt = now;
    for (const [slug, { stock, before, openedAt }] of this.#sites) {
      if (now - openedAt < IDLE_MS) continue;
      before?.close();
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

  #openFresh(site: Site, now: Date): EmbeddedSiteStock {
    return new EmbeddedSiteStock({
      index: this.#index,
      scope: this.#index.createScope(siteExpression(site, now)),
      settings: site.settings,
      card: (id) => this.#cards.get(id),
      revision: () => this.revision(site),
      mostWork: this.#mostWork,
      centreOf: (postcode) => this.#places.ofPostcode(postcode),
      vocabularies: this.#vocabularies,
    });
  }
}
