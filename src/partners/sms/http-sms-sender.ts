import { Circuit } from '#partners/outside/circuit.ts';
import type { SmsMessage, SmsResult, SmsSender } from './sms-sender.ts';

/** What the connections to all providers have in common. */
export interface SmsConnection {
  /** The address of the provider's API. */
  url: string;
  now?: () => number;
  timeoutMs?: number;
}

/** A provider's answer. `failed` says that it did not take the message, for a reason other than the number. */
export type SmsAnswer = SmsResult | { ok: false; reason: 'failed'; message: string };

/** A provider's own API, behind what all providers have in common. */
export interface SmsProvider {
  name: string;
  /** For Basic authentication. */
  user: string;
  password: string;
  path: string;
  /** A form is sent as `URLSearchParams`, anything else as JSON. */
  body(message: SmsMessage): URLSearchParams | object;
  /** Reads an answer; its messages must contain neither the number nor the text. @param body undefined if it is not JSON */
  read(status: number, body: unknown): SmsAnswer;
}

/** The shopper's form gives up after 15 seconds. */
const TIMEOUT_MS = 10_000;
/** The longest pause that a rate limit may ask for. */
const MAX_LIMIT_PAUSE_MS = 60_000;
const TOO_MANY_REQUESTS = 429;
/** Statuses below 500 that say nothing about the message: a wrong key, or an overloaded service. */
const outageStatuses = new Set([401, 403, 408, TOO_MANY_REQUESTS]);

/**
 * Sends messages by HTTP, each with one request that is never repeated. While the provider fails, further messages fail
 * immediately. Only outages count for that: otherwise invalid numbers could stop the messages of all shoppers.
 */
export function httpSmsSender(
  provider: SmsProvider,
  { url, now = Date.now, timeoutMs = TIMEOUT_MS }: SmsConnection,
): SmsSender {
  const circuit = new Circuit(now);
  const endpoint = `${url.replace(/\/$/, '')}${provider.path}`;
  const { name } = provider;
  return {
    async send(message) {
      if (!circuit.allowsRequest())
        throw new Error(`${name} failed repeatedly; it is tried again soon`);
      const { status, headers, body } = await post(endpoint, provider, message, timeoutMs).catch(
        (cause: unknown) => {
          circuit.failed();
          throw new Error(`${name} did not answer`, { cause });
        },
      );
      const answer = provider.read(status, body);
      if (answer.ok || answer.reason === 'refused') {
        circuit.succeeded();
        return answer;
      }
      if (isOutage(status)) circuit.failed();
      else circuit.succeeded();
      if (status === TOO_MANY_REQUESTS) circuit.pauseUntil(now() + pauseOf(headers));
      throw new Error(`${name} answered ${status}: ${answer.message}`);
    },
  };
}

async function post(
  endpoint: string,
  provider: SmsProvider,
  message: SmsMessage,
  timeoutMs: number,
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const content = provider.body(message);
  const isForm = content instanceof URLSearchParams;
  const response = await fetch(endpoint, {
    method: 'POST',
    body: isForm ? content : JSON.stringify(content),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${provider.user}:${provider.password}`).toString('base64')}`,
      ...(!isForm && { 'content-type': 'application/json' }),
    },
  });
  const { status, headers } = response;
  return { status, headers, body: jsonOf(await response.text()) };
}

/** The parser's own error would quote the text, which may repeat the number. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a failure is the provider's: also an answer that says success, but cannot be read. */
function isOutage(status: number): boolean {
  return status < 400 || status >= 500 || outageStatuses.has(status);
}

/** Reads `Retry-After` in seconds. */
function pauseOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(seconds * 1000, MAX_LIMIT_PAUSE_MS) : 0;
}
