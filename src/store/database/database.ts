import type { Kysely } from 'kysely';
import type { Db as JobDatabase } from 'pg-boss';
import type { Schema } from './schema.ts';

/** An open database of either engine. */
export interface Database {
  engine: 'postgres' | 'pglite';
  db: Kysely<Schema>;
  /** The same database for the job queue. */
  jobs: JobDatabase;
  /**
   * Calls `onNotice` for every NOTIFY on the channel and after every (re)connection. Notices sent while disconnected
   * are lost, so the callback must check for changes itself.
   */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  /** Whether a write failed for lack of disk space within the last minute. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** The data directory contains no embedded database. */
export class DatabaseAbsent extends Error {
  override name = 'DatabaseAbsent';
  constructor(dataDir: string) {
    super(
      `There is no database in ${dataDir} (DATA_DIR). Start the server or run "site apply" to create one.`,
    );
  }
}

/** Another process has the embedded database open. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
  constructor(dataDir: string) {
    super(
      `The data directory ${dataDir} is in use by another process. Stop that one, choose another DATA_DIR, ` +
        `or set DATABASE_URL to share a PostgreSQL database.`,
    );
  }
}
