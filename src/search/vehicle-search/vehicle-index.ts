import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import { parseExpression } from '#search/engine/parse-expression.ts';
import { SearchIndex } from '#search/engine/search-index.ts';
import { type CardDocument, cardDocument } from './card-document.ts';
import { siteFilter } from './site-filter.ts';
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
  readonly #indexedNames = new Map<string, string>();
  #revision = 0;

  constructor(dealershipName: (slug: string) => string) {
    this.#dealershipName = dealershipName;
  }

  get size(): number {
    return this.#index.size;
  }

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
      vehicles.map((vehicle) => [vehicle.id, vehicleRow(vehicle, nameOf(vehicle.dealership_slug))]),
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
    const parsed = parseExpression(siteFilter(site.settings, now));
    if (!parsed.ok) {
      throw new Error(
        `The stock filter of site ${site.slug} is faulty at ${parsed.position}: ${parsed.message}`,
      );
    }
    return new EmbeddedSiteStock({
      index: this.#index,
      view: this.#index.createView(parsed.expression),
      settings: site.settings,
      card: (id) => this.#card(id),
      revision: () => this.revision(site),
    });
  }
}
