import { isRouteErrorResponse, redirect, replace } from 'react-router';
import { SessionCache } from './session-cache.ts';

/** `failed`: the address that could not be had; the list before it stays. */
export type Shown<T> = T & { failed?: string };

interface LoaderArgs<T> {
  request: Request;
  serverLoader(): Promise<T>;
}

/** Of offers, models and places. Source: specification 1, section 9. */
const ANSWERS_KEPT = 10;

/** What this tab was answered by one kind of list, and what it showed last. */
export class ListSession<T extends object> {
  readonly #answers: SessionCache<T>;
  readonly #limitOf: ((answer: T) => number) | undefined;
  #last: { address: string; shown: T } | undefined;
  /** Set while the shopper is led back from an address that could not be had. */
  #failed: string | undefined;

  /** @param limit how many answers are kept; where the site says so, the answer tells */
  constructor(limit: number | ((answer: T) => number) = ANSWERS_KEPT) {
    this.#answers = new SessionCache(typeof limit === 'number' ? limit : 0);
    this.#limitOf = typeof limit === 'number' ? undefined : limit;
  }

  /**
   * A client loader: an answer that is kept is not asked for again. When a list cannot be had, the one that is shown
   * stays, and its address replaces the new one, so that the address and what is shown agree.
   */
  async load({ request, serverLoader }: LoaderArgs<T>): Promise<Shown<T>> {
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
      // a shopper who has gone on has not met a failure
      if (!this.#last || request.signal.aborted || !isOutage(error)) throw error;
      console.error('The list could not be loaded; the previous one stays', error);
      if (this.#last.address === address) return { ...this.#last.shown, failed: address };
      this.#failed = address;
      const isShown = location.pathname + location.search === this.#last.address;
      throw isShown ? replace(this.#last.address) : redirect(this.#last.address);
    }
  }

  /** Keeps what a page shows. */
  keep(address: string, { failed, ...shown }: Shown<T>): void {
    if (failed !== undefined) return;
    // only the failure was taken off
    const list = shown as unknown as T;
    this.#last = { address, shown: list };
    if (this.#limitOf) this.#answers.limit = this.#limitOf(list);
    this.#answers.set(address, list);
  }
}

/** Whether the server, or what stands before it, could not answer; a page that does not exist is an answer. */
function isOutage(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;
}
