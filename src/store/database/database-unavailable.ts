/**
 * Why the database cannot serve. `away`: it cannot be reached or does not answer in time. `read-only`: it accepts no
 * writes. `full`: its disk has no space left.
 */
export type OutageReason = (typeof outageReasons)[number];
const outageReasons = ['away', 'read-only', 'full'] as const;

export function isOutageReason(reason: unknown): reason is OutageReason {
  return outageReasons.some((known) => known === reason);
}

/** The database cannot be reached, does not answer in time, or accepts no writes. The request may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** Whether the pool already knew of the outage and therefore sent no query. */
  readonly isKnown: boolean;
  readonly reason: OutageReason;

  constructor(
    cause: unknown,
    { isKnown = false, reason = 'away' }: { isKnown?: boolean; reason?: OutageReason } = {},
  ) {
    super(
      reason === 'full' ? 'The database has no disk space left' : 'The database is not available',
      { cause },
    );
    this.isKnown = isKnown;
    this.reason = reason;
  }
}
