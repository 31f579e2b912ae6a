import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataDirectoryLock {
  release(): void;
}

/**
 * Locks the data directory for this process. The embedded database has no lock between processes, and the writes of a
 * second process would be lost silently. SQLite's exclusive transaction is an operating-system lock on every platform,
 * so the kernel releases it however the process ends.
 * @returns undefined if another process holds the lock
 */
export function lockDataDirectory(dataDir: string): DataDirectoryLock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // the directory holds personal data, and an earlier version made it readable to other users
  chmodSync(dataDir, 0o700);
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isHeldByAnother(error)) return undefined;
    throw new Error(`The data directory ${dataDir} cannot be locked`, { cause: error });
  }
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;

function isHeldByAnother(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
