import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import { SearchIndex } from '#search/engine/search-index.ts';
import { type CardDocument, cardDocument } from './card-document.ts';
import { nowhere, type PlaceFinder } from './place-finder.ts';
import { placeKey } from './places-near.ts';
import { siteExpression } from './site-expression.ts';
import type { StockSearch } from './stock-search.ts';
import { EmbeddedSiteStock } from './embedded-site-stock.ts';
import { vehicleRow, vehicleSchema } from './vehicle-columns.ts';

/** How long a site's view may lag behind the clock: what was sold N days ago leaves within this time. */
const VIEW_LIFE_MS = 60_000;

interface OpenSite {
  stock: EmbeddedSiteStock;
  /** The view before this one: requests that began with it may not be done with it. */
  before: EmbeddedSiteStock | undefined;
  siteVersion: number;
  openedAt: number;
}

/** Our own engine: all searchable vehicles of the platform in memory, each once; sites are views of it. */
export class VehicleIndex implements StockSearch {
  readonly #index = new SearchIndex(vehicleSchema);
  /** Cards as JSON text: a fifth of the memory of objects, and 21 are read at a time. */
  readonly #cards = new Map<number, string>();
  readonly #revisions = new Map<string, number>();
  readonly #sites = new Map<string, OpenSite>();
  readonly #dealershipName: (slug: string) => string;
  readonly #places: PlaceFinder;
  readonly #indexedNames = new Map<string, string>();
  #revision = 0;

  constructor(dealershipName: (slug: string) => string, places: PlaceFinder = nowhere) {
    this.#dealershipName = dealershipName;
    this.#places = places;
  }

  get size(): number {
    return this.#index.size;
  }

  /** What is in memory is gone with the process. */
  async heldVersion(): Promise<undefined> {
    return undefined;
  }

  async hold(): Promise<void> {}

  async apply(vehicles: readonly Vehicle[]): Promise<void> {
    if (vehicles.length === 0) return;
    this.#revision += 1;
    // once for each dealership: the name is looked for among all sites, and a batch holds thousands of vehicles
    for (const slug of new Set(vehicles.map((vehicle) => vehicle.dealership_slug))) {
      this.#revisions.set(slug, this.#revision);
      this.#indexedNames.set(slug, this.#dealershipName(slug));
    }
    const nameOf = (slug: string): string => this.#indexedNames.get(slug) ?? slug;
    this.#index.upsertAll(
      vehicles.map((vehicle) => {
        const place = this.#places.ofVehicle(vehicle);
        const row = vehicleRow(vehicle, nameOf(vehicle.dealership_slug), place && placeKey(place));
        return [vehicle.id, row];
      }),
    );
    for (const vehicle of vehicles) {
      this.#cards.set(vehicle.id, JSON.stringify(cardDocument(vehicle)));
    }
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
    const stock = this.#openFresh(site, now);
    this.#sites.set(site.slug, {
      stock,
      before: open?.stock,
      siteVersion: site.version,
      openedAt: now.getTime(),
    });
    return stock;
  }

  revision(site: Site): number {
    return Math.max(
      0,
      ...site.settings.dealerships.map(({ slug }) => this.#revisions.get(slug) ?? 0),
    );
  }

  async card(id: number): Promise<CardDocument | undefined> {
    return this.#card(id);
  }

  #card(id: number): CardDocument | undefined {
    const json = this.#cards.get(id);
    // written by `apply` above, from this very type
    return json === undefined ? undefined : (JSON.parse(json) as CardDocument);
  }

  #openFresh(site: Site, now: Date): EmbeddedSiteStock {
    return new EmbeddedSiteStock({
      index: this.#index,
      view: this.#index.createView(siteExpression(site, now)),
      settings: site.settings,
      card: (id) => this.#card(id),
      revision: () => this.revision(site),
      centreOf: (postcode) => this.#places.ofPostcode(postcode),
    });
  }
}
