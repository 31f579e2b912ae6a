import { isRouteErrorResponse } from 'react-router';
import { SessionCache } from './session-cache.ts';

/** `failed`: the list before this search stays, since a newer one could not be had. */
export type Shown<T> = T & { failed?: boolean };

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
  #lastShown: T | undefined;

  /** @param limit how many answers are kept; where the site says so, the answer tells */
  constructor(limit: number | ((answer: T) => number) = ANSWERS_KEPT) {
    this.#answers = new SessionCache(typeof limit === 'number' ? limit : 0);
    this.#limitOf = typeof limit === 'number' ? undefined : limit;
  }

  /** A client loader: an answer that is kept is not asked for again. */
  async load({ request, serverLoader }: LoaderArgs<T>): Promise<Shown<T>> {
    const { pathname, search } = new URL(request.url);
    const known = this.#answers.get(pathname + search);
    if (known) return known;
    try {
      return await serverLoader();
    } catch (error) {
      if (!this.#lastShown || error instanceof Response || isRouteErrorResponse(error)) throw error;
      console.error('The list could not be had; the one before it stays', error);
      return { ...this.#lastShown, failed: true };
    }
  }

  /** Keeps what a page shows. */
  keep(address: string, shown: Shown<T>): void {
    if (shown.failed) return;
    this.#lastShown = shown;
    if (this.#limitOf) this.#answers.limit = this.#limitOf(shown);
    this.#answers.set(address, shown);
  }
}
