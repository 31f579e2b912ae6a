import { setTimeout as delay } from 'node:timers/promises';

/** Every process follows a change within a second; what it was writing then takes less than another. */
const SETTLE_MS = 2000;

/** Waits until every process follows a change that this command has made. */
export function settle(): Promise<void> {
  return delay(SETTLE_MS);
}
