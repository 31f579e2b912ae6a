import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refusalOf } from '#server/http/refusal-of.ts';

/** Counts the queries of each address on each site, whose settings say how many it may ask in a minute. */
export class QueryLimit {
  /** By that number: a limiter knows but one. */
  readonly #limiters = new Map<number, RateLimiterMemory>();

  /** @returns the seconds to wait, or undefined when the queries may pass */
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
