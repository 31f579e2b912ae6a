/** The longest acceptable wait for a turn, in milliseconds. */
const MOST_WAIT_MS = 500;
/** The estimated length of a turn before any was measured. */
const FIRST_GUESS_MS = 5;
/** The weight of the newest turn in the average. */
const NEWEST_SHARE = 0.1;
const NOTICE_EVERY_MS = 10_000;

/** More pages are requested than can be made. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface RenderQueueOptions {
  mostWaitMs?: number;
  /** Receives the number of refused pages since the last call, at most every ten seconds. */
  onRefused(pages: number): void;
}

/**
 * Queues pages that have to be made. One starts in each round of the event loop, so that other requests are answered
 * between two pages: rendering blocks the thread for milliseconds. A page that would wait too long is refused at once,
 * because a growing queue would delay everyone. A page that waits for the database does not hold up the next.
 */
export class RenderQueue {
  readonly #mostWaitMs: number;
  readonly #onRefused: (pages: number) => void;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #turnMs = FIRST_GUESS_MS;
  #refused = 0;
  #noticeAt = -Infinity;

  constructor({ mostWaitMs = MOST_WAIT_MS, onRefused }: RenderQueueOptions) {
    this.#mostWaitMs = mostWaitMs;
    this.#onRefused = onRefused;
  }

  /** Makes a page when its turn comes. @throws {Overloaded} at once if that would take too long */
  async render<T>(make: () => Promise<T>): Promise<T> {
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
    throw new Overloaded('More pages are requested than can be made');
  }
}
