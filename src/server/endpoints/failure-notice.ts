const LOG_EVERY_MS = 60_000;

/** Logs a frequent failure at most once a minute, with the number of failures since the last line. */
export class FailureNotice {
  readonly #log: (error: unknown, count: number) => void;
  #count = 0;
  #loggedAt = -Infinity;

  constructor(log: (error: unknown, count: number) => void) {
    this.#log = log;
  }

  note(error: unknown): void {
    this.#count += 1;
    const now = performance.now();
    if (now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    this.#log(error, this.#count);
    this.#count = 0;
  }
}
