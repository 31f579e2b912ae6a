/** The longest acceptable wait for a turn, in milliseconds. */
const MOST_WAIT_MS = 500;
/** The estimated length of a turn before any was measured. */
const FIRST_GUESS_MS = 5;
/** The weight of the newest turn in the average. */
const NEWEST_SHARE = 0.1;
/**
 * The longest time between two pages in which further requests are read. Node accepts one connection in each round of
 * the event loop, so with one page in each round, a flood of connections would delay everyone before this queue.
 */
const MOST_INTAKE_MS = 5;
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
 * Queues pages that have to be made. They start in different rounds of the event loop, so that other requests are
 * answered between two pages: rendering blocks the thread for milliseconds. Client networks take turns, so that a flood
 * from one of them delays its own pages, and each other network's by about a turn. A page that would wait too
 * long for its turn is refused at once, because a growing queue would delay everyone. A page that waits for the database
 * does not hold up the next.
 */
export class RenderQueue {
  readonly #mostWaitMs: number;
  readonly #onRefused: (pages: number) => void;
  /** The waiting pages by network; the first network has the next turn. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isTaken = false;
  #hasArrivals = false;
  #turnMs = FIRST_GUESS_MS;
  #refused = 0;
  #noticeAt = -Infinity;

  constructor({ mostWaitMs = MOST_WAIT_MS, onRefused }: RenderQueueOptions) {
    this.#mostWaitMs = mostWaitMs;
    this.#onRefused = onRefused;
  }

  /**
   * Makes a page when its network's turn comes.
   *
   * @throws {Overloaded} at once if that would take too long
   */
  async render<T>(network: string, make: () => Promise<T>): Promise<T> {
    this.#hasArrivals = true;
    if (!this.#isTaken) this.#takeTurn();
    else if (this.#turnsBefore(network) * this.#turnMs > this.#mostWaitMs) this.#refuse();
    else await new Promise<void>((begin) => this.#join(network, begin));
    return make();
  }

  /** How many of the waiting pages start before a new page of a network. */
  #turnsBefore(network: string): number {
    const ownPages = this.#waiting.get(network)?.length ?? 0;
    let turns = ownPages;
    for (const [other, pages] of this.#waiting)
      if (other !== network) turns += Math.min(pages.length, ownPages + 1);
    return turns;
  }

  #join(network: string, begin: () => void): void {
    const pages = this.#waiting.get(network);
    if (pages) pages.push(begin);
    else this.#waiting.set(network, [begin]);
  }

  #takeTurn(): void {
    this.#isTaken = true;
    const began = performance.now();
    let intakeEnds: number | undefined;
    const endTurn = (): void => {
      const now = performance.now();
      intakeEnds ??= now + MOST_INTAKE_MS;
      if (this.#hasArrivals && now < intakeEnds) {
        this.#hasArrivals = false;
        setImmediate(endTurn);
        return;
      }
      this.#turnMs += (now - began - this.#turnMs) * NEWEST_SHARE;
      this.#isTaken = false;
      const begin = this.#next();
      if (!begin) return;
      this.#takeTurn();
      begin();
    };
    setImmediate(endTurn);
  }

  /** Takes the oldest page of the network that is next; the network then waits behind the others. */
  #next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [network, pages] = first;
    const begin = pages.shift();
    this.#waiting.delete(network);
    if (pages.length > 0) this.#waiting.set(network, pages);
    return begin;
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
