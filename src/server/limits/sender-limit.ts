import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { OpenLimiter } from './limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';

const HOUR_SECONDS = 3600;
/** The number of networks that one person uses in an hour: mobile, home, office. */
const NETWORKS = 4;

/**
 * Limits how often each client network uses a phone number or an e-mail address. Posts from other networks never count
 * against a sender, so that strangers cannot lock the owner of a mailbox out (decision 021).
 */
export class SenderLimit {
  readonly #byNetwork: RateLimiterAbstract;
  readonly #everywhere: RateLimiterAbstract;
  readonly #onMisused: (site: string) => void;

  /** @param onMisused called once an hour for each sender that many networks use */
  constructor(
    openLimiter: OpenLimiter,
    name: string,
    perHour: number,
    onMisused: (site: string) => void,
  ) {
    this.#byNetwork = openLimiter({ name, points: perHour, seconds: HOUR_SECONDS });
    this.#everywhere = openLimiter({
      name: `${name}-everywhere`,
      points: perHour * NETWORKS,
      seconds: HOUR_SECONDS,
    });
    this.#onMisused = onMisused;
  }

  /** Counts one use of each sender that is not empty. @returns whether the network may use all of them */
  async allows(site: string, senders: readonly string[], network: string): Promise<boolean> {
    const keys = senders.filter(Boolean).map((sender) => `${site} ${canonicalSender(sender)}`);
    const refusals = await Promise.all(
      keys.map((key) => refusalOf(this.#byNetwork, `${key} ${network}`)),
    );
    const isAllowed = refusals.every((refusal) => refusal === undefined);
    if (isAllowed) await Promise.all(keys.map((key) => this.#noteMisuse(site, key)));
    return isAllowed;
  }

  async #noteMisuse(site: string, key: string): Promise<void> {
    const refusal = await refusalOf(this.#everywhere, key);
    if (refusal?.consumedPoints === this.#everywhere.points + 1) this.#onMisused(site);
  }
}

/** Different spellings of an address or a number are the same sender. */
function canonicalSender(sender: string): string {
  return sender.includes('@') ? (mailboxOf(sender) ?? sender.toLowerCase()) : localPhone(sender);
}
