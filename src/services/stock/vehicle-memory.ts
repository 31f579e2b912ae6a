import { LRUCache } from 'lru-cache';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';

/** The limit in characters, about ten thousand vehicles. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/**
 * Caches vehicles with all their facts, as a fallback for pages while the database is away. It is filled from reads
 * that the process makes anyway: the stock at start, each change, and vehicles for their pages. It is as current as the
 * search index, which applies the same changes.
 */
export class VehicleMemory {
  readonly #idOfSlug = new Map<string, number>();
  /** True once a vehicle did not fit. It stays true, because vehicles read for pages then evict others. */
  #isFull = false;
  /** Vehicles as JSON, which takes a third of the memory of objects. */
  readonly #texts: LRUCache<number, { slug: string; text: string }>;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#texts = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: ({ text }) => text.length,
      dispose: ({ slug }, id) => {
        if (this.#idOfSlug.get(slug) === id) this.#idOfSlug.delete(slug);
      },
    });
  }

  /** Updates vehicles after a change of the stock. New vehicles are added while there is room. */
  changed(vehicles: readonly Vehicle[]): void {
    for (const vehicle of vehicles) {
      const isHeld = this.#texts.has(vehicle.id);
      // most of a large stock is skipped, which should cost nothing
      if (!isHeld && this.#isFull) continue;
      const text = JSON.stringify(vehicle);
      const hasRoom = this.#texts.calculatedSize + text.length <= this.#texts.maxSize;
      if (hasRoom || isHeld) this.#hold(vehicle, text);
      else this.#isFull = true;
    }
  }

  /**
   * Adds a vehicle that was read for a page. A vehicle that is already cached is not replaced, because it may have
   * changed after the read began.
   */
  read(vehicle: Vehicle): void {
    if (this.#texts.get(vehicle.id) === undefined) this.#hold(vehicle, JSON.stringify(vehicle));
  }

  /** Finds a vehicle of the site's dealerships by its slug or id. */
  find({ settings }: Pick<Site, 'settings'>, slugOrId: string | number): Vehicle | undefined {
    const id = typeof slugOrId === 'number' ? slugOrId : this.#idOfSlug.get(slugOrId);
    const held = id === undefined ? undefined : this.#texts.get(id);
    if (!held) return undefined;
    // `#hold` receives only the JSON of vehicles
    const vehicle = JSON.parse(held.text) as Vehicle;
    const isOfSite = settings.dealerships.some(({ slug }) => slug === vehicle.dealership_slug);
    return isOfSite ? vehicle : undefined;
  }

  #hold(vehicle: Vehicle, text: string): void {
    this.#texts.set(vehicle.id, { slug: vehicle.slug, text });
    if (this.#texts.has(vehicle.id)) this.#idOfSlug.set(vehicle.slug, vehicle.id);
  }
}
