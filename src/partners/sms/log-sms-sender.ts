import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { SmsMessage, SmsSender } from './sms-sender.ts';

const MAX_MESSAGES = 50;

/** A message that was logged instead of sent. */
export interface LoggedSms extends SmsMessage {
  id: string;
  /** ISO 8601, UTC. */
  sent_at: string;
}

export interface LogSmsSender extends SmsSender {
  /** The last 50 messages, newest first. */
  messages(): readonly LoggedSms[];
}

/** Writes messages to the log instead of sending them, for development and tests. Production must not log codes. */
export function logSmsSender(
  log: Pick<Logger, 'info'>,
  now: () => Date = () => new Date(),
): LogSmsSender {
  let messages: readonly LoggedSms[] = [];
  return {
    async send({ to, text }) {
      const id = randomUUID();
      messages = [{ id, to, text, sent_at: now().toISOString() }, ...messages].slice(
        0,
        MAX_MESSAGES,
      );
      log.info({ to, text }, 'an SMS is logged instead of sent, because no provider is configured');
      return { ok: true, id };
    },
    messages: () => messages,
  };
}
