import { type Repeated, repeat } from '#services/repeat.ts';
import { endOverdueHolds } from '#store/vehicle-holds.ts';
import { type LapseParts, reportLapsedHolds } from './report-lapsed-holds.ts';

const LOOK_OUT_MS = 5000;

/**
 * Expires the holds whose time is up, within seconds, and reports them. Every process does: the database has the clock
 * and the state, so a restart loses nothing, and two processes that look at once do the work of one.
 */
export function keepHolds(parts: LapseParts, onError: (error: unknown) => void): Repeated {
  const round = async (): Promise<void> => {
    await endOverdueHolds(parts.db);
    await reportLapsedHolds(parts);
  };
  return repeat(round, LOOK_OUT_MS, onError);
}
