import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { mobilePrefix } from '#domain/account/mobile-number.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import type { OpenLimiter } from './limiters.ts';

const HOUR = 3600;
const DAY = 86_400;
/** Guesses at the codes of one phone in an hour. */
const GUESSES = 20;
/** A phone's codes in a day, as a multiple of those in an hour. */
const HOURS_OF_A_DAY = 3;
/** A client network's codes in an hour, as a multiple of a phone's: a household or an office shares a network. */
const PHONES_OF_A_NETWORK = 4;

/** How many codes may be sent. */
export interface CodeLimits {
  /** To one phone in an hour. */
  perHour: number;
  /** To one block of consecutive numbers in a day: fraudsters who are paid for each SMS own such blocks. */
  perPrefixAndDay: number;
  /** By one site in a day. */
  perSiteAndDay: number;
}

type Cap = 'network' | 'phone' | 'phone-day' | 'prefix' | 'site';

/** Limits the codes sent by SMS, each of which costs money, and the guesses at them. */
export class CodeLimit {
  /** In the order in which they are asked, so that a refused code does not count against the wider limits. */
  readonly #caps: readonly (readonly [Cap, RateLimiterAbstract])[];
  readonly #guesses: RateLimiterAbstract;
  readonly #onReached: (of: { site: string; cap: Cap }) => void;

  /** @param onReached called once for each key that reaches its limit */
  constructor(
    openLimiter: OpenLimiter,
    { perHour, perPrefixAndDay, perSiteAndDay }: CodeLimits,
    onReached: (of: { site: string; cap: Cap }) => void,
  ) {
    const cap = (name: Cap, points: number, seconds: number) =>
      [name, openLimiter({ name: `codes-of-${name}`, points, seconds })] as const;
    this.#caps = [
      cap('network', perHour * PHONES_OF_A_NETWORK, HOUR),
      cap('phone', perHour, HOUR),
      cap('phone-day', perHour * HOURS_OF_A_DAY, DAY),
      cap('prefix', perPrefixAndDay, DAY),
      cap('site', perSiteAndDay, DAY),
    ];
    this.#guesses = openLimiter({ name: 'code-guesses', points: GUESSES, seconds: HOUR });
    this.#onReached = onReached;
  }

  /** Counts a code for a phone. @returns when to try again, if a limit is reached */
  async refusedUntil(site: string, phone: string, network: string): Promise<Date | undefined> {
    const keys = keysOf(site, phone, network);
    for (const [cap, limiter] of this.#caps) {
      const refusal = await refusalOf(limiter, keys[cap]);
      if (refusal?.consumedPoints === limiter.points + 1) this.#onReached({ site, cap });
      if (refusal) return inMs(refusal.msBeforeNext);
    }
    return undefined;
  }

  /** When a code may be sent to a phone again, without counting one; undefined for now. */
  async waitsUntil(site: string, phone: string, network: string): Promise<Date | undefined> {
    const keys = keysOf(site, phone, network);
    const waits = await Promise.all(
      this.#caps.map(async ([cap, limiter]) => {
        const state = await limiter.get(keys[cap]);
        return state && state.consumedPoints >= limiter.points ? state.msBeforeNext : 0;
      }),
    );
    const wait = Math.max(...waits);
    return wait > 0 ? inMs(wait) : undefined;
  }

  /** Counts a guess. @returns when to try again, if the limit is reached */
  async guessesRefusedUntil(site: string, phone: string): Promise<Date | undefined> {
    const refusal = await refusalOf(this.#guesses, `${site} ${phone}`);
    return refusal && inMs(refusal.msBeforeNext);
  }
}

function keysOf(site: string, phone: string, network: string): Record<Cap, string> {
  return {
    network,
    // of all sites together: nobody wants codes from fifty dealers
    phone,
    'phone-day': phone,
    prefix: mobilePrefix(phone),
    site,
  };
}

function inMs(ms: number): Date {
  return new Date(Date.now() + ms);
}
