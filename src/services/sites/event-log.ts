import type { Database } from '#store/database/database.ts';
import { addSiteEvents, type NewSiteEvent } from '#store/sites/site-events.ts';

/** Events are written in batches, so that a busy site does not cost a write for each. */
const WRITE_MS = 2000;
/** The maximum number of events that wait while the database is away. Further events are lost, which is reported. */
const MAX_QUEUED = 20_000;

/**
 * Queues analytics events and writes them in batches. A crash loses the events of the last two seconds; a clean stop
 * loses none.
 */
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
    if (this.#waiting.length < MAX_QUEUED) this.#waiting.push(event);
    else if (this.#waiting.length === MAX_QUEUED) {
      this.#onError(
        new Error(
          'Too many analytics events wait for the database; further ones are lost until it is back',
        ),
      );
    }
  }

  /** Writes the queued events. Events that cannot be written are tried again next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const taken = this.#waiting;
      if (taken.length === 0) return;
      this.#waiting = [];
      try {
        await addSiteEvents(this.#database.db, taken);
      } catch (error) {
        this.#waiting = [...taken, ...this.#waiting].slice(0, MAX_QUEUED);
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
