import type { ZodType } from 'zod';
import { Circuit } from './circuit.ts';

export interface AutograbOptions {
  /** `https://api.autograb.com.au/v2` */
  url: string;
  key: string;
  now?: () => number;
  timeoutMs?: number;
}

const TIMEOUT_MS = 3000;
/** Of a limit whose end the answer does not tell, and the longest that is believed. */
const LIMIT_REST_MS = 60_000;
const LONGEST_LIMIT_REST_MS = 3_600_000;

/** Failures that say nothing of the vehicle: a wrong key, a slow or overloaded service. */
const failingStatuses = new Set([401, 403, 408, 429]);

/** AutoGrab's API as its developer hub documents it: the key in the header `ApiKey`, the region `au`, JSON. */
export class AutograbClient {
  readonly #options: AutograbOptions;
  readonly #now: () => number;
  readonly #circuit: Circuit;

  constructor(options: AutograbOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#circuit = new Circuit(this.#now);
  }

  /** False for a while after failures, and until a rate limit ends. */
  isAskable(): boolean {
    return this.#circuit.admits();
  }

  /** @see ask */
  get<Answer>(
    path: string,
    parameters: Record<string, string>,
    answer: ZodType<Answer>,
  ): Promise<Answer | undefined> {
    const query = new URLSearchParams({ region: 'au', ...parameters });
    return this.#ask(`${path}?${query}`, {}, answer);
  }

  /** @see ask */
  post<Answer>(path: string, body: object, answer: ZodType<Answer>): Promise<Answer | undefined> {
    const init = {
      method: 'POST',
      body: JSON.stringify({ region: 'au', ...body }),
      headers: { 'content-type': 'application/json' },
    };
    return this.#ask(path, init, answer);
  }

  /**
   * @returns what is answered; nothing where the service does not know what it is asked for
   * @throws {Error} when it fails, is too slow, refuses the key or the rate, or answers in another shape
   */
  async #ask<Answer>(
    path: string,
    init: RequestInit & { headers?: object },
    answer: ZodType<Answer>,
  ): Promise<Answer | undefined> {
    const { url, key, timeoutMs = TIMEOUT_MS } = this.#options;
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
        ...init,
        headers: { ...init.headers, accept: 'application/json', ApiKey: key },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (status === 429) this.#circuit.restUntil(this.#endOfLimit(response.headers));
      const body: unknown = response.ok ? await response.json() : await response.body?.cancel();
      if (status >= 500 || failingStatuses.has(status))
        throw new Error(`AutoGrab answered ${status}`);
      const known = response.ok ? answer.parse(body) : undefined;
      this.#circuit.succeeded();
      return known;
    } catch (error) {
      this.#circuit.failed();
      throw error;
    }
  }

  /** `Retry-After` in seconds, else `Rate-Limit-Reset` in seconds since 1970. */
  #endOfLimit(headers: Headers): number {
    const now = this.#now();
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN) * 1000;
    const reset = Number(headers.get('rate-limit-reset') ?? Number.NaN) * 1000 - now;
    const told = [retryAfter, reset].find((rest) => rest > 0) ?? LIMIT_REST_MS;
    return now + Math.min(told, LONGEST_LIMIT_REST_MS);
  }
}
