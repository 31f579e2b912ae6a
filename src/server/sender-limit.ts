import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';

const HOUR_SECONDS = 3600;

/** Counts what is done in the name of a phone number or an e-mail address, whatever machine it comes from. */
export class SenderLimit {
  readonly #limiter: RateLimiterMemory;

  constructor(perHour: number) {
    this.#limiter = new RateLimiterMemory({ points: perHour, duration: HOUR_SECONDS });
  }

  /** Counts one more for each sender; empty ones are nobody's. @returns whether none of them has had too many */
  async allows(site: string, senders: readonly string[]): Promise<boolean> {
    const counted = await Promise.all(
      senders.filter(Boolean).map((sender) => this.#isAllowed(`${site} ${sameHowever(sender)}`)),
    );
    return counted.every(Boolean);
  }

  async #isAllowed(key: string): Promise<boolean> {
    try {
      await this.#limiter.consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
}

/** Another spelling is not another sender. */
function sameHowever(sender: string): string {
  return sender.includes('@') ? (mailboxOf(sender) ?? sender.toLowerCase()) : localPhone(sender);
}
