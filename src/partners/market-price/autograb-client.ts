import type { ZodType } from 'zod';
import { Circuit } from '#partners/outside/circuit.ts';

export interface AutograbOptions {
  /** `https://api.autograb.com.au/v2` */
  url: string;
  key: string;
  now?: () => number;
  timeoutMs?: number;
}

const TIMEOUT_MS = 3000;
/** The pause if a rate limit's response does not say when it ends, and the longest pause accepted. */
const DEFAULT_LIMIT_PAUSE_MS = 60_000;
const MAX_LIMIT_PAUSE_MS = 3_600_000;

/** Statuses that say nothing about the vehicle: a wrong key, or a slow or overloaded service. */
const failingStatuses = new Set([401, 403, 408, 429]);

/**
 * A client for AutoGrab's API as documented in its developer hub: JSON, with the header `ApiKey` and the region `au`.
 */
export class AutograbClient {
  readonly #options: AutograbOptions;
  readonly #now: () => number;
  readonly #circuit: Circuit;

  constructor(options: AutograbOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#circuit = new Circuit(this.#now);
  }

  /** Whether to send a request now: not for a while after failures, nor before a rate limit ends. */
  acceptsRequests(): boolean {
    return this.#circuit.allowsRequest();
  }

  /** @see #request */
  get<Answer>(
    path: string,
    parameters: Record<string, string>,
    answer: ZodType<Answer>,
  ): Promise<Answer | undefined> {
    const query = new URLSearchParams({ region: 'au', ...parameters });
    return this.#request(`${path}?${query}`, {}, answer);
  }

  /** @see #request */
  post<Answer>(path: string, body: object, answer: ZodType<Answer>): Promise<Answer | undefined> {
    const init = {
      method: 'POST',
      body: JSON.stringify({ region: 'au', ...body }),
      headers: { 'content-type': 'application/json' },
    };
    return this.#request(path, init, answer);
  }

  /**
   * @returns the response; undefined if the service does not know the requested thing
   * @throws {Error} if it fails, times out, rejects the key, limits the rate, or its response has another shape
   */
  async #request<Answer>(
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
      if (status === 429) this.#circuit.pauseUntil(this.#endOfLimit(response.headers));
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

  /** Reads `Retry-After` in seconds, else `Rate-Limit-Reset` in seconds since 1970. */
  #endOfLimit(headers: Headers): number {
    const now = this.#now();
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN) * 1000;
    const reset = Number(headers.get('rate-limit-reset') ?? Number.NaN) * 1000 - now;
    const pause = [retryAfter, reset].find((ms) => ms > 0) ?? DEFAULT_LIMIT_PAUSE_MS;
    return now + Math.min(pause, MAX_LIMIT_PAUSE_MS);
  }
}
