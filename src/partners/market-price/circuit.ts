const FAILURES_TO_OPEN = 3;
const REST_MS = 30_000;

/**
 * Spares a partner that fails, and the shoppers who would wait for it: after three failures in a row nothing is asked
 * for half a minute, and then by one request at a time until one succeeds.
 */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether to ask. Says yes once after a rest; the answer decides on the next. */
  admits(): boolean {
    const now = this.#now();
    if (now < this.#restsUntil) return false;
    if (this.#failures >= FAILURES_TO_OPEN) this.#restsUntil = now + REST_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#restsUntil = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.restUntil(this.#now() + REST_MS);
  }

  /** Asks nothing before that moment, in milliseconds since 1970. */
  restUntil(moment: number): void {
    this.#restsUntil = Math.max(this.#restsUntil, moment);
  }
}
