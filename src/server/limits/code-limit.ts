import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { mobilePrefix } from '#domain/account/mobile-number.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import type { PhoneStanding } from '#store/visitors/visitor-networks.ts';
import type { OpenLimiter } from './limiters.ts';

const HOUR = 3600;
const DAY = 86_400;
/** Wrong guesses of one network at the codes of one phone in an hour. */
const GUESSES = 20;
/** Wrong guesses of one network at all codes of a site in an hour. */
const GUESSES_OF_A_NETWORK = 200;
/** A phone's codes in a day, as a multiple of those in an hour. */
const HOURS_OF_A_DAY = 3;
/** A client network's codes in an hour, as a multiple of a phone's: a household or an office shares a network. */
const PHONES_OF_A_NETWORK = 4;

/** How many codes may be sent. */
export interface CodeLimits {
  /** To one phone in an hour. */
  perHour: number;
  /**
   * To one block of consecutive numbers, in a day by one network and site, and in an hour by all: fraudsters who are
   * paid for each SMS own such blocks.
   */
  perPrefixAndDay: number;
  /** By one site in a day to strangers; its customers have the same number to themselves. */
  perSiteAndDay: number;
}

/** A request for a code. */
export interface CodeRequest {
  site: string;
  phone: string;
  network: string;
  standing: PhoneStanding;
}

type Cap =
  | 'network'
  | 'phone'
  | 'phone-day'
  | 'own'
  | 'own-day'
  | 'network-prefix'
  | 'prefix'
  | 'site'
  | 'customers';

/**
 * The caps on codes to a phone, in the order in which they are checked, so that a refused code does not count against the
 * wider ones. A customer's codes never count together with codes to strangers' phones; from a network of the customer's
 * own they also do not count together with codes that strangers ask for (decision 040).
 */
const capsOf: Readonly<Record<PhoneStanding, readonly Cap[]>> = {
  unknown: ['network', 'phone', 'phone-day', 'network-prefix', 'prefix', 'site'],
  customer: ['network', 'phone', 'phone-day', 'customers'],
  'own-network': ['own', 'own-day'],
};

const keyOf: Readonly<Record<Cap, (asked: CodeRequest) => string>> = {
  network: ({ network }) => network,
  // across all sites, so that one person cannot make fifty dealers text one phone
  phone: ({ phone }) => phone,
  'phone-day': ({ phone }) => phone,
  own: ({ phone, network }) => `${phone} ${network}`,
  'own-day': ({ phone, network }) => `${phone} ${network}`,
  'network-prefix': ({ site, phone, network }) => `${site} ${network} ${mobilePrefix(phone)}`,
  prefix: ({ phone }) => mobilePrefix(phone),
  site: ({ site }) => site,
  customers: ({ site }) => site,
};

/** Limits the codes sent by SMS, because each costs money, and the guesses at them. */
export class CodeLimit {
  readonly #caps: Readonly<Record<Cap, RateLimiterAbstract>>;
  readonly #guesses: RateLimiterAbstract;
  readonly #guessesOfNetwork: RateLimiterAbstract;
  readonly #onReached: (of: { site: string; cap: Cap }) => void;

  /** @param onReached called once for each key that reaches its limit */
  constructor(
    openLimiter: OpenLimiter,
    { perHour, perPrefixAndDay, perSiteAndDay }: CodeLimits,
    onReached: (of: { site: string; cap: Cap }) => void,
  ) {
    const cap = (name: Cap, points: number, seconds: number): RateLimiterAbstract =>
      openLimiter({ name: `codes-of-${name}`, points, seconds });
    this.#caps = {
      network: cap('network', perHour * PHONES_OF_A_NETWORK, HOUR),
      phone: cap('phone', perHour, HOUR),
      'phone-day': cap('phone-day', perHour * HOURS_OF_A_DAY, DAY),
      own: cap('own', perHour, HOUR),
      'own-day': cap('own-day', perHour * HOURS_OF_A_DAY, DAY),
      'network-prefix': cap('network-prefix', perPrefixAndDay, DAY),
      // an hour, so that a flood of many networks holds up a block's newcomers no longer than that
      prefix: cap('prefix', perPrefixAndDay, HOUR),
      site: cap('site', perSiteAndDay, DAY),
      customers: cap('customers', perSiteAndDay, DAY),
    };
    const guesses = (name: string, points: number): RateLimiterAbstract =>
      openLimiter({ name, points, seconds: HOUR });
    this.#guesses = guesses('wrong-guesses', GUESSES);
    this.#guessesOfNetwork = guesses('wrong-guesses-of-network', GUESSES_OF_A_NETWORK);
    this.#onReached = onReached;
  }

  /** Counts a code for a phone. @returns when to try again, if a limit is reached */
  async refusedUntil(asked: CodeRequest): Promise<Date | undefined> {
    for (const cap of capsOf[asked.standing]) {
      const limiter = this.#caps[cap];
      const refusal = await refusalOf(limiter, keyOf[cap](asked));
      if (refusal?.consumedPoints === limiter.points + 1)
        this.#onReached({ site: asked.site, cap });
      if (refusal) return inMs(refusal.msBeforeNext);
    }
    return undefined;
  }

  /** When a code may be sent to a phone again, without counting one; undefined for now. */
  waitsUntil(asked: CodeRequest): Promise<Date | undefined> {
    return latestWait(
      capsOf[asked.standing].map((cap) => [this.#caps[cap], keyOf[cap](asked)] as const),
    );
  }

  /** When a network may guess at a phone's codes again, without counting a guess; undefined for now. */
  guessesRefusedUntil(site: string, phone: string, network: string): Promise<Date | undefined> {
    return latestWait([
      [this.#guesses, `${site} ${phone} ${network}`],
      [this.#guessesOfNetwork, `${site} ${network}`],
    ]);
  }

  /** Counts a wrong guess against the network that made it. */
  async noteWrongGuess(site: string, phone: string, network: string): Promise<void> {
    await refusalOf(this.#guesses, `${site} ${phone} ${network}`);
    await refusalOf(this.#guessesOfNetwork, `${site} ${network}`);
  }
}

async function latestWait(
  limits: readonly (readonly [RateLimiterAbstract, string])[],
): Promise<Date | undefined> {
  const waits = await Promise.all(
    limits.map(async ([limiter, key]) => {
      const state = await limiter.get(key);
      return state && state.consumedPoints >= limiter.points ? state.msBeforeNext : 0;
    }),
  );
  const wait = Math.max(...waits);
  return wait > 0 ? inMs(wait) : undefined;
}

function inMs(ms: number): Date {
  return new Date(Date.now() + ms);
}
