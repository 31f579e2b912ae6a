import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';

/** A search holds up a page; a push holds up nobody. */
const SEARCH_MS = 5000;
const PUSH_MS = 60_000;
/** Indexing a large batch on a busy server. */
const TASK_MS = 600_000;
const LONGEST_POLL_MS = 250;
/** The pauses before a push is tried again; after the last the follower of changes tries anew. */
const usualPausesMs: readonly number[] = [100, 300, 900, 2700];

const enqueued = z.object({ taskUid: z.number() });
const task = z.object({
  status: z.string(),
  error: z.object({ message: z.string(), code: z.string() }).nullish(),
});
const refusal = z.object({ message: z.string(), code: z.string() });

/** The server understood a request and refuses it. */
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

/** Speaks to a Meilisearch server over HTTP. */
export class RemoteClient {
  readonly #url: string;
  readonly #key: string | undefined;
  readonly #pausesMs: readonly number[];

  constructor(url: string, key: string | undefined, pausesMs = usualPausesMs) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.#pausesMs = pausesMs;
  }

  /** @returns undefined when there is no such thing */
  async read(path: string): Promise<unknown> {
    try {
      return await this.#send('GET', path, undefined, SEARCH_MS);
    } catch (error) {
      if (error instanceof RemoteRefusal && error.status === 404) return undefined;
      throw error;
    }
  }

  search(path: string, body: unknown): Promise<unknown> {
    return this.#send('POST', path, body, SEARCH_MS);
  }

  /**
   * Sends a change, again with growing pauses while the server is out of reach, and waits until searches see it.
   * @throws {StockSearchUnavailable} when it stays out of reach
   * @throws {RemoteRefusal}
   */
  async change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) {
    for (const pause of [...this.#pausesMs, undefined]) {
      try {
        const { taskUid } = enqueued.parse(await this.#send(method, path, body, PUSH_MS));
        return await this.#finished(taskUid);
      } catch (error) {
        if (!(error instanceof StockSearchUnavailable) || pause === undefined) throw error;
        await delay(pause);
      }
    }
  }

  async #finished(taskUid: number): Promise<void> {
    const deadline = performance.now() + TASK_MS;
    for (
      let pause = 5;
      performance.now() < deadline;
      pause = Math.min(pause * 2, LONGEST_POLL_MS)
    ) {
      const { status, error } = task.parse(
        await this.#send('GET', `/tasks/${taskUid}`, undefined, SEARCH_MS),
      );
      if (status === 'succeeded') return;
      if (status === 'failed' || status === 'canceled') {
        throw new RemoteRefusal(
          400,
          error?.code ?? status,
          `The search server gave up a change: ${error?.message ?? status}`,
        );
      }
      await delay(pause);
    }
    throw new StockSearchUnavailable('The search server does not finish a change');
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
      throw new StockSearchUnavailable(`The search server does not answer: ${method} ${path}`, {
        cause: error,
      });
    }
    if (status >= 500 || status === 408 || status === 429) {
      throw new StockSearchUnavailable(
        `The search server answers ${status}: ${method} ${path} ${text.slice(0, 200)}`,
      );
    }
    const answer = parsed(text);
    if (status < 400 && answer !== undefined) return answer;
    const told = refusal.safeParse(answer);
    throw new RemoteRefusal(
      status,
      told.data?.code ?? 'unknown',
      told.data?.message ?? `The search server answers ${status}: ${method} ${path}`,
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
