import type { Kysely } from 'kysely';
import type { Db as JobDatabase } from 'pg-boss';
import type { Schema } from './schema.ts';

/** One open database, whichever engine stands behind it. */
export interface Database {
  engine: 'postgres' | 'pglite';
  db: Kysely<Schema>;
  /** The same database as the job queue addresses it. */
  jobs: JobDatabase;
  /**
   * Calls back for every NOTIFY on the channel, and once after each (re)connection, since notices sent in
   * between are lost: the callback must look for itself what has changed.
   */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Nobody has made an embedded database there. */
export class DatabaseAbsent extends Error {
  override name = 'DatabaseAbsent';
  constructor(dataDir: string) {
    super(`There is no database in ${dataDir} (DATA_DIR). The server makes one, or "site apply".`);
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
