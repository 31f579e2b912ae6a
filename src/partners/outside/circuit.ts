const FAILURES_TO_OPEN = 3;
const PAUSE_MS = 30_000;

/**
 * A circuit breaker, which spares a failing partner and the shoppers who would wait for it. It opens for half a minute
 * after three failures in a row, and then allows one request at a time until one succeeds.
 */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #pausedUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether to send a request. After a pause it allows a single one, and its result decides about the next. */
  allowsRequest(): boolean {
    const now = this.#now();
    if (now < this.#pausedUntil) return false;
    if (this.#failures >= FAILURES_TO_OPEN) this.#pausedUntil = now + PAUSE_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pausedUntil = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.pauseUntil(this.#now() + PAUSE_MS);
  }

  /** Allows no request before that moment, in milliseconds since 1970. */
  pauseUntil(moment: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, moment);
  }
}
