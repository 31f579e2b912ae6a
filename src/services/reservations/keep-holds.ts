import type { Kysely } from 'kysely';
import type { Schema } from '#store/schema.ts';
import { endOverdueHolds } from '#store/vehicle-holds.ts';

const LOOK_OUT_MS = 5000;

export interface HoldKeeper {
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

/**
 * Gives up what has run out, within seconds. Every process does: the database has the clock and the state, so a
 * restart loses nothing, and two that look at once do the work of one.
 */
export function keepHolds(db: Kysely<Schema>, onError: (error: unknown) => void): HoldKeeper {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= endOverdueHolds(db)
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  }, LOOK_OUT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
