import { readdir } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

const folder = new URL('../migrations/', import.meta.url);
/** `001-initial.ts`; the number is the order. */
const isMigration = /^\d{3}-[\w-]+\.ts$/;

/** A newer version of the platform has changed the database. */
export class DatabaseNewer extends Error {
  override name = 'DatabaseNewer';
  constructor(unknown: readonly string[]) {
    super(
      `The database was changed by a newer version of Forecourt: this one does not know ${unknown.join(', ')}. ` +
        'Start the newer version, or restore a backup from before it.',
    );
  }
}

/**
 * Brings the tables up to date.
 * @throws {DatabaseNewer}
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrations = await allMigrations();
  const unknown = (await storedMigrations(db)).filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new DatabaseNewer(unknown);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database could not be migrated${failed ? ` (${failed})` : ''}`, {
    cause: error,
  });
}

/** By name: `001-initial`. @throws if a file of the folder is not a migration */
async function allMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => isMigration.test(file));
  const modules = files.map(async (file): Promise<[string, Migration]> => {
    const module: Partial<Migration> = await import(new URL(file, folder).href);
    const { up } = module;
    if (!up) throw new Error(`The migration ${file} has no function up`);
    return [file.slice(0, -'.ts'.length), { up }];
  });
  return Object.fromEntries(await Promise.all(modules));
}

/** The names of the migrations that a database has had; none if it is empty. */
async function storedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const stored = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return stored.rows.map(({ name }) => name);
}

/**
 * Lets one process at a time prepare a PostgreSQL database. Several that start together on an empty one would create the
 * same tables, or the same demo. The lock belongs to the connection, so it ends with the process at the latest.
 * @param what names the lock; preparations of different names do not wait for each other
 */
export function oneProcessAtATime<T>(
  db: Kysely<Schema>,
  what: 'migrations' | 'demo' | 'job queue',
  prepare: () => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const lock = sql`hashtext(${`forecourt ${what}`})`;
    await sql`select pg_advisory_lock(${lock})`.execute(connection);
    try {
      return await prepare();
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}
