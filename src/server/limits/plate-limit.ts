import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { OpenLimiter } from './limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';

const HOUR_SECONDS = 3600;
const MOST_REMEMBERED = 10_000;
/** A site's limit, as a multiple of one client network's limit. */
const OF_A_SITE = 50;

/** Limits plate look-ups by client network and by site, because each costs money. */
export class PlateLimit {
  readonly #byAddress: RateLimiterAbstract;
  readonly #bySite: RateLimiterAbstract;
  /** Plates that were allowed: later screens of the form look them up again. */
  readonly #asked = new LRUCache<string, true>({
    max: MOST_REMEMBERED,
    ttl: HOUR_SECONDS * 1000,
  });
  readonly #onReached: (of: { site: string; limit: 'network' | 'site' }) => void;

  /** @param onReached called once an hour for each client network and each site that reaches its limit */
  constructor(
    openLimiter: OpenLimiter,
    perHour: number,
    onReached: (of: { site: string; limit: 'network' | 'site' }) => void,
  ) {
    const seconds = HOUR_SECONDS;
    this.#byAddress = openLimiter({ name: 'plates-of-network', points: perHour, seconds });
    this.#bySite = openLimiter({ name: 'plates-of-site', points: perHour * OF_A_SITE, seconds });
    this.#onReached = onReached;
  }

  /** Counts the plate unless it was allowed before. @returns whether the plate may be looked up */
  async allows(site: string, address: string, plate: string): Promise<boolean> {
    if (this.#asked.has(plate)) return true;
    const allowed =
      (await this.#isWithin(this.#byAddress, address, { site, limit: 'network' })) &&
      (await this.#isWithin(this.#bySite, site, { site, limit: 'site' }));
    if (allowed) this.#asked.set(plate, true);
    return allowed;
  }

  async #isWithin(
    limiter: RateLimiterAbstract,
    key: string,
    of: { site: string; limit: 'network' | 'site' },
  ): Promise<boolean> {
    const refusal = await refusalOf(limiter, key);
    if (refusal?.consumedPoints === limiter.points + 1) this.#onReached(of);
    return refusal === undefined;
  }
}
