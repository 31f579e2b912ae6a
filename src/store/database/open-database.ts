import type { Database } from './database.ts';
import { migrate, oneProcessAtATime } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres, commandLimits, servingLimits } from './open-postgres.ts';

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Throws DatabaseAbsent instead of creating an embedded database. */
  mustExist?: boolean;
  /** A dump of an embedded database to start from, for a database in memory. */
  snapshot?: Blob | undefined;
  poolSize?: number;
  /** For a process that answers requests: limits every wait for the database to a few seconds. */
  isServing?: boolean;
  onError(error: unknown): void;
}

/**
 * Opens PostgreSQL if a URL is given, otherwise the embedded database in the data directory, and brings its tables up
 * to date.
 * @throws {DataDirectoryInUse}
 * @throws {DatabaseAbsent}
 * @throws {DatabaseNewer}
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, onError, poolSize = 10, isServing = false } = options;
  if (databaseUrl === undefined) return migrated(await openPglite(options.dataDir, options));
  if (!isServing)
    return migrated(await openPostgres(databaseUrl, poolSize, commandLimits, onError));
  // a migration may take longer than the limits of a serving process allow
  const migrating = await migrated(await openPostgres(databaseUrl, 2, commandLimits, onError));
  await migrating.close();
  return openPostgres(databaseUrl, poolSize, servingLimits, onError);
}

async function migrated(database: Database): Promise<Database> {
  try {
    const { db, engine } = database;
    // only one process opens an embedded database, which has only one connection
    await (engine === 'pglite'
      ? migrate(db)
      : oneProcessAtATime(db, 'migrations', () => migrate(db)));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
