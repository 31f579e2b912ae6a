import { setTimeout as delay } from 'node:timers/promises';
import { type RepeatedTask, repeat } from '#services/repeat.ts';
import type { Database } from '#store/database/database.ts';
import { databaseState, type DatabaseState } from '#store/database/database-state.ts';

const LOOK_EVERY_MS = 2000;
/** A database that takes longer than this to answer counts as away. */
const ANSWER_MS = 2000;

/** The state of the database as of a moment ago, so that health checks and metrics never wait for it. */
export class DatabaseWatch {
  #state: DatabaseState = 'ready';
  readonly #task: RepeatedTask;

  constructor(database: Pick<Database, 'db' | 'isFull'>, onError: (error: unknown) => void) {
    const look = async (): Promise<void> => {
      this.#state = await Promise.race([
        databaseState(database),
        delay(ANSWER_MS, 'away' as const, { ref: false }),
      ]);
    };
    this.#task = repeat(look, LOOK_EVERY_MS, onError);
  }

  state(): DatabaseState {
    return this.#state;
  }

  stop(): Promise<void> {
    return this.#task.stop();
  }
}
