import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import type { OpenLimiter } from './limiters.ts';
import { refusalOf } from '#server/http/refusal-of.ts';

const HOUR_SECONDS = 3600;
/** A person uses few networks in an hour: a phone's, a home's, an office's. */
const NETWORKS = 4;

/**
 * Limits what each client network does in the name of a phone number or an e-mail address. Posts from other networks
 * never count against a sender, so that no stranger can lock the owner of a mailbox out (decision 021).
 */
export class SenderLimit {
  readonly #byNetwork: RateLimiterAbstract;
  readonly #everywhere: RateLimiterAbstract;
  readonly #onMisused: (site: string) => void;

  /** @param onMisused called once an hour for each sender whose name many networks use */
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

  /**
   * Counts one more for each sender; empty ones are not counted.
   * @returns whether the network may go on in the name of all of them
   */
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
