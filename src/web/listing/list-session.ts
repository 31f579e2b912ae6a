import { isRouteErrorResponse, redirect, replace } from 'react-router';
import { SessionCache } from './session-cache.ts';

/** A list, and in `failed` the address that could not be loaded while the previous list stays. */
export type ShownList<T> = T & { failed?: string };

interface LoaderArgs<T> {
  request: Request;
  serverLoader(): Promise<T>;
}

/** The number of cached lists of offers, models or locations. Source: specification 1, section 9. */
const CACHED_LISTS = 10;

/** The lists of one kind that this tab has loaded, and the one shown last. */
export class ListSession<T extends object> {
  readonly #answers: SessionCache<T>;
  readonly #limitOf: ((answer: T) => number) | undefined;
  #last: { address: string; shown: T } | undefined;
  /** The failed address, while the shopper is redirected back to the previous list. */
  #failed: string | undefined;

  /** @param limit the number of cached lists; a function reads it from a list, if the site configures it */
  constructor(limit: number | ((answer: T) => number) = CACHED_LISTS) {
    this.#answers = new SessionCache(typeof limit === 'number' ? limit : 0);
    this.#limitOf = typeof limit === 'number' ? undefined : limit;
  }

  /**
   * A client loader that requests a list only once. If a list cannot be loaded, the previous list stays and its address
   * is restored, so that both agree.
   */
  async load({ request, serverLoader }: LoaderArgs<T>): Promise<ShownList<T>> {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const failed = this.#failed;
    this.#failed = undefined;
    if (failed !== undefined && this.#last?.address === address) {
      return { ...this.#last.shown, failed };
    }
    const known = this.#answers.get(address);
    if (known) return known;
    try {
      return await serverLoader();
    } catch (error) {
      // an aborted request is not a failure
      if (!this.#last || request.signal.aborted || !isOutage(error)) throw error;
      console.error('The list could not be loaded, so the previous one stays', error);
      if (this.#last.address === address) return { ...this.#last.shown, failed: address };
      this.#failed = address;
      const isShown = location.pathname + location.search === this.#last.address;
      throw isShown ? replace(this.#last.address) : redirect(this.#last.address);
    }
  }

  /** Caches the list that a page shows. */
  store(address: string, { failed, ...shown }: ShownList<T>): void {
    if (failed !== undefined) return;
    // only `failed` was removed
    const list = shown as unknown as T;
    this.#last = { address, shown: list };
    if (this.#limitOf) this.#answers.limit = this.#limitOf(list);
    this.#answers.set(address, list);
  }
}

/** Whether the server, or a proxy before it, could not answer. A page that does not exist is an answer. */
function isOutage(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
}
