/** PostgreSQL's SQLSTATE (appendix A of its manual) and the operating system's codes for a full disk. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error, or what caused it, means that a disk has no space left. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.has(at.code)) return true;
  }
  return false;
}

/** A disk counts as full for this long after a failed write. Leads and views are written far more often. */
const REMEMBER_MS = 60_000;
const LOG_EVERY_MS = 60_000;

/** Remembers that writes failed because a disk is full, for the metrics and the log. */
export class FullDiskNotice {
  readonly #onFull: (error: unknown) => void;
  #failedAt = -Infinity;
  #loggedAt = -Infinity;

  /** @param onFull receives the error, at most once a minute */
  constructor(onFull: (error: unknown) => void) {
    this.#onFull = onFull;
  }

  note(error: unknown): void {
    const now = performance.now();
    this.#failedAt = now;
    if (now - this.#loggedAt < LOG_EVERY_MS) return;
    this.#loggedAt = now;
    this.#onFull(error);
  }

  /** Whether a write failed for lack of space within the last minute. */
  isFull(): boolean {
    return performance.now() - this.#failedAt < REMEMBER_MS;
  }
}
