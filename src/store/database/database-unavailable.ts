/** The database cannot be reached, does not answer in time, or accepts no writes. The request may succeed later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** Whether the pool already knew of the outage and therefore sent no query. */
  readonly isKnown: boolean;

  constructor(cause: unknown, { isKnown = false } = {}) {
    super('The database is not available', { cause });
    this.isKnown = isKnown;
  }
}
