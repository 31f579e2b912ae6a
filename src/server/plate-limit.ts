import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refusalOf } from './refusal-of.ts';

const HOUR_SECONDS = 3600;
const MOST_REMEMBERED = 10_000;
/** A busy site has so many addresses that look up as many plates as one may. */
const OF_A_SITE = 50;

/** Counts the plates that are looked up, each of which costs, by the address that asks and by site. */
export class PlateLimit {
  readonly #byAddress: RateLimiterMemory;
  readonly #bySite: RateLimiterMemory;
  /** Plates that were let through: later screens ask again, and their answer is remembered. */
  readonly #asked = new LRUCache<string, true>({
    max: MOST_REMEMBERED,
    ttl: HOUR_SECONDS * 1000,
  });
  readonly #onReached: (of: { site: string; address?: string }) => void;

  /** @param onReached hears once an hour of each address, and of each site, that has come to its limit */
  constructor(perHour: number, onReached: (of: { site: string; address?: string }) => void) {
    this.#byAddress = new RateLimiterMemory({ points: perHour, duration: HOUR_SECONDS });
    this.#bySite = new RateLimiterMemory({ points: perHour * OF_A_SITE, duration: HOUR_SECONDS });
    this.#onReached = onReached;
  }

  /** Counts one more, if it is. @returns whether the plate may be looked up */
  async allows(site: string, address: string, plate: string): Promise<boolean> {
    if (this.#asked.has(plate)) return true;
    const allowed =
      (await this.#isWithin(this.#byAddress, address, { site, address })) &&
      (await this.#isWithin(this.#bySite, site, { site }));
    if (allowed) this.#asked.set(plate, true);
    return allowed;
  }

  async #isWithin(
    limiter: RateLimiterMemory,
    key: string,
    of: { site: string; address?: string },
  ): Promise<boolean> {
    const refusal = await refusalOf(limiter, key);
    if (refusal?.consumedPoints === limiter.points + 1) this.#onReached(of);
    return refusal === undefined;
  }
}
