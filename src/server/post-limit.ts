import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts the posts of each address; a person never comes near it. */
export class PostLimit {
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** @returns the seconds to wait, or undefined when the post may pass */
  async secondsToWait(address: string): Promise<number | undefined> {
    try {
      await this.#limiter.consume(address);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  }
}
