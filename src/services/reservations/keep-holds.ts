import { endOverdueHolds } from '#store/vehicle-holds.ts';
import { type LapseParts, reportLapsedHolds } from './report-lapsed-holds.ts';

const LOOK_OUT_MS = 5000;

export interface HoldKeeper {
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

/**
 * Expires the holds whose time is up, within seconds, and reports them. Every process does: the database has the clock
 * and the state, so a restart loses nothing, and two processes that look at once do the work of one.
 */
export function keepHolds(parts: LapseParts, onError: (error: unknown) => void): HoldKeeper {
  let round: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    round ??= endOverdueHolds(parts.db)
      .then(() => reportLapsedHolds(parts))
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
