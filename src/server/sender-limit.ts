import { RateLimiterMemory } from 'rate-limiter-flexible';
import { localPhone } from '#domain/lead/local-phone.ts';
import { mailboxOf } from '#domain/lead/mailbox-of.ts';
import { refusalOf } from './refusal-of.ts';

const HOUR_SECONDS = 3600;

/** Counts what is done in the name of a phone number or an e-mail address, whatever machine it comes from. */
export class SenderLimit {
  readonly #limiter: RateLimiterMemory;

  constructor(perHour: number) {
    this.#limiter = new RateLimiterMemory({ points: perHour, duration: HOUR_SECONDS });
  }

  /** Counts one more for each sender; empty ones are nobody's. @returns whether none of them has had too many */
  async allows(site: string, senders: readonly string[]): Promise<boolean> {
    const refusals = await Promise.all(
      senders
        .filter(Boolean)
        .map((sender) => refusalOf(this.#limiter, `${site} ${sameHowever(sender)}`)),
    );
    return refusals.every((refusal) => refusal === undefined);
  }
}

/** Another spelling is not another sender. */
function sameHowever(sender: string): string {
  return sender.includes('@') ? (mailboxOf(sender) ?? sender.toLowerCase()) : localPhone(sender);
}
