import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { OpenLimiter } from './limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';

export interface PostRefusal {
  /** Until the next post may pass. */
  seconds: number;
  /** Far beyond the limit: the answer is one plain line instead of a page. */
  isFlood: boolean;
}

/** Up to this multiple of the limit the answer is a page, because a person may be reading it. */
const FLOOD = 2;

/** Limits the posts of each client network. One person hardly comes near the limit; an office may. */
export class PostLimit {
  readonly #floodsAt: number;
  readonly #limiter: RateLimiterAbstract;

  constructor(openLimiter: OpenLimiter, name: string, perMinute: number) {
    this.#floodsAt = FLOOD * perMinute + 1;
    this.#limiter = openLimiter({
      name,
      points: perMinute,
      seconds: 60,
      refuseFromMemoryAt: this.#floodsAt,
    });
  }

  /** @returns undefined when the post may pass */
  async refusal(network: string): Promise<PostRefusal | undefined> {
    const refusal = await refusalOf(this.#limiter, network);
    if (!refusal) return undefined;
    const { consumedPoints, msBeforeNext } = refusal;
    // a refusal from memory carries no count, and memory refuses floods alone
    const isFlood = consumedPoints === 0 || consumedPoints >= this.#floodsAt;
    return { seconds: Math.ceil(msBeforeNext / 1000), isFlood };
  }
}
