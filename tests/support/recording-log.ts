import type { WarningLog } from '#services/leads/log-undeliverable.ts';

/** A fake log that records its warnings. */
export function recordingLog(): { log: WarningLog; warned: unknown[] } {
  const warned: unknown[] = [];
  return { log: { warn: (details: unknown) => void warned.push(details) }, warned };
}
