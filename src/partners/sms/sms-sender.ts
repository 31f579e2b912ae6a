import type { Logger } from 'pino';

export interface SmsMessage {
  /** In international format: `+61491570006`. */
  to: string;
  text: string;
}

export type SmsResult =
  /** `id` is the provider's. */
  | { ok: true; id: string }
  /** The provider does not send to this number. `message` says why, for the log; it does not contain the number. */
  | { ok: false; reason: 'refused'; message: string };

/** Sends text messages. */
export interface SmsSender {
  /**
   * @returns `refused` if the number is invalid, blocked or a landline
   * @throws if the provider fails or does not answer in time. The message may have been sent nevertheless, but it is
   * not repeated, because every message costs money. The error contains neither the number nor the text.
   */
  send(message: SmsMessage): Promise<SmsResult>;
}

/** Fails, for production without a provider: a code must not look sent if it is not. */
export function noSmsSender(log: Pick<Logger, 'warn'>): SmsSender {
  return {
    async send() {
      log.warn(
        'an SMS was not sent, because no provider is configured; set the TWILIO or the MESSAGEMEDIA variables',
      );
      throw new Error('no SMS provider is configured');
    },
  };
}
