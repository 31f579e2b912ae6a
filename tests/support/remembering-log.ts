import type { WarningLog } from '#services/leads/log-undeliverable.ts';

/** A log that remembers what it was given. */
export function rememberingLog(): { log: WarningLog; warned: unknown[] } {
  const warned: unknown[] = [];
  return { log: { warn: (details: unknown) => void warned.push(details) }, warned };
}
