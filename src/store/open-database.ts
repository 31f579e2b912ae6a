import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Where there is no embedded database, none is made. */
  mustExist?: boolean;
  poolSize?: number;
  onError(error: unknown): void;
}

/**
 * Opens PostgreSQL when a URL is given, else the embedded database in the data directory, and brings its
 * tables up to date.
 * @throws {DataDirectoryInUse}
 * @throws {DatabaseAbsent}
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.databaseUrl
    ? await openPostgres(options.databaseUrl, options.poolSize ?? 10, options.onError)
    : await openPglite(options.dataDir, options);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
