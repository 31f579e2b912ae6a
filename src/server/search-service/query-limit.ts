import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refusalOf } from '#server/http/refusal-of.ts';

/** Limits the queries of each client network per minute on each site. Each site's settings have the limit. */
export class QueryLimit {
  /** By their limit, because a limiter has only one. */
  readonly #limiters = new Map<number, RateLimiterMemory>();

  /** @returns the seconds to wait, or undefined if the queries are allowed */
  async secondsToWait(
    site: string,
    address: string,
    queries: number,
    perMinute: number,
  ): Promise<number | undefined> {
    let limiter = this.#limiters.get(perMinute);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
      this.#limiters.set(perMinute, limiter);
    }
    const refusal = await refusalOf(limiter, `${site} ${address}`, queries);
    return refusal && Math.ceil(refusal.msBeforeNext / 1000);
  }
}
