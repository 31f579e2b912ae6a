import { LRUCache } from 'lru-cache';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';

/** About ten thousand vehicles. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/**
 * Vehicles with all their facts, for the pages that are shown while the database is away. It takes in what this process
 * reads anyway: the stock when it starts, each change, and vehicles whose pages were asked for. It is as current as the
 * search index, which takes in the same changes.
 */
export class VehicleMemory {
  readonly #idOfSlug = new Map<string, number>();
  /** Once something had no room. What is read for pages goes in at the cost of others, so room does not come back. */
  #isFull = false;
  /** As text, which takes a third of the memory of the objects. */
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

  /** Takes in stock that has changed. Vehicles that it does not hold are added while there is room. */
  changed(vehicles: readonly Vehicle[]): void {
    for (const vehicle of vehicles) {
      const isHeld = this.#texts.has(vehicle.id);
      // most of a large stock is passed over, and should cost nothing
      if (!isHeld && this.#isFull) continue;
      const text = JSON.stringify(vehicle);
      const hasRoom = this.#texts.calculatedSize + text.length <= this.#texts.maxSize;
      if (hasRoom || isHeld) this.#hold(vehicle, text);
      else this.#isFull = true;
    }
  }

  /** Takes in a vehicle that was read for a page. One that is held already may have changed since that reading began. */
  read(vehicle: Vehicle): void {
    if (this.#texts.get(vehicle.id) === undefined) this.#hold(vehicle, JSON.stringify(vehicle));
  }

  /** A vehicle of one of the site's dealerships, by its slug or id. */
  find({ settings }: Pick<Site, 'settings'>, slugOrId: string | number): Vehicle | undefined {
    const id = typeof slugOrId === 'number' ? slugOrId : this.#idOfSlug.get(slugOrId);
    const held = id === undefined ? undefined : this.#texts.get(id);
    if (!held) return undefined;
    // written above, from this very type
    const vehicle = JSON.parse(held.text) as Vehicle;
    const isOfSite = settings.dealerships.some(({ slug }) => slug === vehicle.dealership_slug);
    return isOfSite ? vehicle : undefined;
  }

  #hold(vehicle: Vehicle, text: string): void {
    this.#texts.set(vehicle.id, { slug: vehicle.slug, text });
    if (this.#texts.has(vehicle.id)) this.#idOfSlug.set(vehicle.slug, vehicle.id);
  }
}
