import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { OpenLimiter } from './limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';

export interface PostRefusal {
  /** Until the next post is allowed. */
  seconds: number;
  /** Far over the limit; the response is then one plain line instead of a page. */
  isFlood: boolean;
}

/** Up to this multiple of the limit the response is a page, because a person may read it. */
const FLOOD = 2;

/** Limits the posts of each client network. One person stays far below the limit; an office may reach it. */
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

  /** @returns undefined if the post is allowed */
  async refusal(network: string): Promise<PostRefusal | undefined> {
    const refusal = await refusalOf(this.#limiter, network);
    if (!refusal) return undefined;
    const { consumedPoints, msBeforeNext } = refusal;
    // a refusal from memory has no count, and memory refuses only floods
    const isFlood = consumedPoints === 0 || consumedPoints >= this.#floodsAt;
    return { seconds: Math.ceil(msBeforeNext / 1000), isFlood };
  }
}
