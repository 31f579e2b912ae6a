import type { Kysely } from 'kysely';
import { type Repeated, repeat } from '#services/repeat.ts';
import { deleteUnreached } from '#store/lead-progress.ts';
import type { Schema } from '#store/schema.ts';

const LOOK_OUT_MS = 3_600_000;
/** Nobody can be called about such a lead; for so long it tells the dealer how many give up. */
const KEEP_DAYS = 30;

/**
 * Removes the leads of shoppers who left before they said who they are, a month after they did. Every process looks, at
 * its start and once an hour, by the database's clock.
 */
export function forgetUnreached(
  db: Kysely<Schema>,
  onForgotten: (count: number) => void,
  onError: (error: unknown) => void,
): Repeated {
  const round = async (): Promise<void> => {
    const count = await deleteUnreached(db, KEEP_DAYS);
    if (count > 0) onForgotten(count);
  };
  return repeat(round, LOOK_OUT_MS, onError);
}
