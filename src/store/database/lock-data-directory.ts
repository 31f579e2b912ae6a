import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataDirectoryLock {
  release(): void;
}

/**
 * Takes the data directory for this process alone. The embedded database has no lock between processes: a
 * second opener's writes would vanish without a word. SQLite's exclusive transaction is a lock of the
 * operating system on every platform, so the kernel lets go of it however the process ends.
 *
 * @returns undefined when another process holds it
 */
export function lockDataDirectory(dataDir: string): DataDirectoryLock | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // it holds personal data; also where an earlier version made it readable to others
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
