import type { Database } from '#store/database/database.ts';
import { addSiteEvents, type NewSiteEvent } from '#store/sites/site-events.ts';

/** Events are written in bundles: a busy site must not cost a write each. */
const WRITE_MS = 2000;
/** What waits for a database that does not answer; what comes then is lost, and said to be. */
const MOST_WAITING = 20_000;

/** What shoppers do, on its way to the table. A crash forgets the last two seconds, a stop nothing. */
export class EventLog {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #waiting: NewSiteEvent[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.write(), WRITE_MS);
    this.#timer.unref();
  }

  add(event: NewSiteEvent): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(event);
    else if (this.#waiting.length === MOST_WAITING) {
      this.#onError(new Error('Too many events wait to be written; further ones are lost'));
    }
  }

  /** Writes what waits; what cannot be written waits for the next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const taken = this.#waiting;
      if (taken.length === 0) return;
      this.#waiting = [];
      try {
        await addSiteEvents(this.#database.db, taken);
      } catch (error) {
        this.#waiting = [...taken, ...this.#waiting].slice(0, MOST_WAITING);
        this.#onError(error);
      }
    });
    return this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
