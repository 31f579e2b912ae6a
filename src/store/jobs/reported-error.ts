import { DatabaseUnavailable, isOutageReason } from '#store/database/database-unavailable.ts';

/** Restores the class of an error that pg-boss reports as a copy, because the log recognises an outage by it. */
export function reportedError(reported: unknown): unknown {
  if (reported instanceof Error || typeof reported !== 'object' || reported === null)
    return reported;
  const { name, message, stack, isKnown, reason } = reported as Record<string, unknown>;
  const error =
    name === 'DatabaseUnavailable'
      ? new DatabaseUnavailable(reported, {
          isKnown: isKnown === true,
          ...(isOutageReason(reason) && { reason }),
        })
      : new Error(typeof message === 'string' ? message : 'pg-boss failed', { cause: reported });
  if (typeof stack === 'string') error.stack = stack;
  return error;
}
