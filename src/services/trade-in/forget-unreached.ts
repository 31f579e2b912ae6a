import type { Kysely } from 'kysely';
import { deleteUnreached } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';

const LOOK_OUT_MS = 3_600_000;
/** Nobody can be called about such a lead; for so long it tells the dealer how many give up. */
const KEEP_DAYS = 30;

export interface Forgetting {
  /** Waits for the round in hand. */
  stop(): Promise<void>;
}

/**
 * Removes the leads of shoppers who left before they said who they are, a month after they did. Every process looks, at
 * its start and once an hour, by the database's clock.
 */
export function forgetUnreached(
  db: Kysely<Schema>,
  onForgotten: (count: number) => void,
  onError: (error: unknown) => void,
): Forgetting {
  let round: Promise<void> | undefined;
  const look = (): void => {
    round ??= deleteUnreached(db, KEEP_DAYS)
      .then((count) => (count > 0 ? onForgotten(count) : undefined))
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  };
  look();
  const timer = setInterval(look, LOOK_OUT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
