import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';

/** A search delays a page; a push delays no request. */
const SEARCH_TIMEOUT_MS = 3000;
/** While the server does not answer, one search per interval tries it; all others fail immediately. */
const PROBE_INTERVAL_MS = 1000;
const PUSH_TIMEOUT_MS = 60_000;
/** For indexing a large batch on a busy server. */
const TASK_TIMEOUT_MS = 600_000;
const MAX_POLL_MS = 250;
/** The delays between retries of a push. After the last one, the follower of changes retries. */
const defaultRetryDelaysMs: readonly number[] = [100, 300, 900, 2700];

const enqueued = z.object({ taskUid: z.number() });
const task = z.object({
  status: z.string(),
  error: z.object({ message: z.string(), code: z.string() }).nullish(),
});
const refusal = z.object({ message: z.string(), code: z.string() });

/** The server refused a valid request. */
export class RemoteRefusal extends Error {
  override name = 'RemoteRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A client for a Meilisearch server. */
export class RemoteClient {
  readonly #url: string;
  readonly #key: string | undefined;
  readonly #retryDelaysMs: readonly number[];
  #failure: unknown;
  #nextProbeAt = 0;

  constructor(url: string, key: string | undefined, retryDelaysMs = defaultRetryDelaysMs) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.#retryDelaysMs = retryDelaysMs;
  }

  /** @returns undefined if it does not exist */
  async read(path: string): Promise<unknown> {
    try {
      return await this.#send('GET', path, undefined, SEARCH_TIMEOUT_MS);
    } catch (error) {
      if (error instanceof RemoteRefusal && error.status === 404) return undefined;
      throw error;
    }
  }

  /** @throws {StockSearchUnavailable} at once if the server did not answer a moment ago */
  async search(path: string, body: unknown): Promise<unknown> {
    const now = performance.now();
    if (this.#failure !== undefined && now < this.#nextProbeAt) {
      throw new StockSearchUnavailable('The search server did not answer a moment ago', {
        cause: this.#failure,
      });
    }
    // until this search is answered, others fail immediately
    if (this.#failure !== undefined) this.#nextProbeAt = now + SEARCH_TIMEOUT_MS;
    try {
      const answer = await this.#send('POST', path, body, SEARCH_TIMEOUT_MS);
      this.#failure = undefined;
      return answer;
    } catch (error) {
      // a server that refuses a search still answers, so it needs no probe
      const isUnanswered = error instanceof StockSearchUnavailable && error.cause !== undefined;
      this.#failure = isUnanswered ? error : undefined;
      if (isUnanswered) this.#nextProbeAt = performance.now() + PROBE_INTERVAL_MS;
      throw error;
    }
  }

  /**
   * Sends a change and waits until searches see it. Retries with growing delays while the server is unavailable.
   * @throws {StockSearchUnavailable} if it remains unavailable
   * @throws {RemoteRefusal}
   */
  async change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) {
    for (const pause of [...this.#retryDelaysMs, undefined]) {
      try {
        const { taskUid } = enqueued.parse(await this.#send(method, path, body, PUSH_TIMEOUT_MS));
        return await this.#finished(taskUid);
      } catch (error) {
        if (!(error instanceof StockSearchUnavailable) || pause === undefined) throw error;
        await delay(pause);
      }
    }
  }

  async #finished(taskUid: number): Promise<void> {
    const deadline = performance.now() + TASK_TIMEOUT_MS;
    for (let pause = 5; performance.now() < deadline; pause = Math.min(pause * 2, MAX_POLL_MS)) {
      const { status, error } = task.parse(
        await this.#send('GET', `/tasks/${taskUid}`, undefined, SEARCH_TIMEOUT_MS),
      );
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled') {
        throw new RemoteRefusal(
          400,
          error?.code ?? status,
          `The search server failed to apply a change: ${error?.message ?? status}`,
        );
      }
      await delay(pause);
    }
    throw new StockSearchUnavailable('The search server did not finish a change in time');
  }

  async #send(method: string, path: string, body: unknown, timeoutMs: number): Promise<unknown> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(this.#url + path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          'content-type': 'application/json',
          ...(this.#key !== undefined && { authorization: `Bearer ${this.#key}` }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      ({ status } = response);
      text = await response.text();
    } catch (error) {
      throw new StockSearchUnavailable(`The search server did not answer: ${method} ${path}`, {
        cause: error,
      });
    }
    if (status >= 500 || status === 408 || status === 429) {
      throw new StockSearchUnavailable(
        `The search server answered ${status}: ${method} ${path} ${text.slice(0, 200)}`,
      );
    }
    const answer = parsed(text);
    if (status < 400 && answer !== undefined) return answer;
    const refused = refusal.safeParse(answer);
    throw new RemoteRefusal(
      status,
      refused.data?.code ?? 'unknown',
      refused.data?.message ?? `The search server answered ${status}: ${method} ${path}`,
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
