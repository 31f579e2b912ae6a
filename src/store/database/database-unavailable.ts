/** The database cannot be reached, does not answer in time, or takes no writes. The same request may work later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** The outage was known, so that the database was not asked at all. */
  readonly isKnown: boolean;

  constructor(cause: unknown, { isKnown = false } = {}) {
    super('The database is not available', { cause });
    this.isKnown = isKnown;
  }
}
