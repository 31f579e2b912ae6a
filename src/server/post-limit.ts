import { RateLimiterMemory } from 'rate-limiter-flexible';
import { refusalOf } from './refusal-of.ts';

export interface PostRefusal {
  /** Until the next post may pass. */
  seconds: number;
  /** Far beyond what may be sent: no page is made to say so. */
  isFlood: boolean;
}

/** So many times the limit is still answered with a page, for a person may be behind it. */
const FLOOD = 2;

/** Counts the posts of each address; a person hardly ever comes near it, an office behind one address may. */
export class PostLimit {
  readonly #perMinute: number;
  readonly #limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
    this.#limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** @returns undefined when the post may pass */
  async refusal(address: string): Promise<PostRefusal | undefined> {
    const refusal = await refusalOf(this.#limiter, address);
    return (
      refusal && {
        seconds: Math.ceil(refusal.msBeforeNext / 1000),
        isFlood: refusal.consumedPoints > FLOOD * this.#perMinute,
      }
    );
  }
}
