/** So long a page may have to wait for its turn. */
const MOST_WAIT_MS = 500;
/** What a turn is taken to last before any was measured. */
const FIRST_GUESS_MS = 5;
/** The weight of the newest turn in the average. */
const NEWEST_SHARE = 0.1;
const NOTICE_EVERY_MS = 10_000;

/** More pages are asked for than can be made. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface MakingQueueOptions {
  mostWaitMs?: number;
  /** Told every ten seconds at most how many pages were refused since it was last told. */
  onRefused(pages: number): void;
}

/**
 * The pages that are to be made. One begins in each round of the event loop, so that between two of them other requests
 * are answered: a page keeps the thread for milliseconds at a time. A page that would wait too long is refused at once,
 * because a queue that grows serves nobody. What waits for the database holds nobody up.
 */
export class MakingQueue {
  readonly #mostWaitMs: number;
  readonly #onRefused: (pages: number) => void;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #turnMs = FIRST_GUESS_MS;
  #refused = 0;
  #noticeAt = -Infinity;

  constructor({ mostWaitMs = MOST_WAIT_MS, onRefused }: MakingQueueOptions) {
    this.#mostWaitMs = mostWaitMs;
    this.#onRefused = onRefused;
  }

  /**
   * Makes a page when its turn comes.
   * @throws {Overloaded} at once, when that would take too long
   */
  async inTurn<T>(make: () => Promise<T>): Promise<T> {
    if (!this.#isTaken) this.#takeTurn();
    else if (this.#waiting.length * this.#turnMs > this.#mostWaitMs) this.#refuse();
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    return make();
  }

  #takeTurn(): void {
    this.#isTaken = true;
    const began = performance.now();
    setImmediate(() => {
      this.#turnMs += (performance.now() - began - this.#turnMs) * NEWEST_SHARE;
      this.#isTaken = false;
      const begin = this.#waiting.shift();
      if (!begin) return;
      this.#takeTurn();
      begin();
    });
  }

  #refuse(): never {
    this.#refused += 1;
    const now = performance.now();
    if (now - this.#noticeAt >= NOTICE_EVERY_MS) {
      this.#onRefused(this.#refused);
      this.#refused = 0;
      this.#noticeAt = now;
    }
    throw new Overloaded('More pages are asked for than can be made');
  }
}
