import { openAsBlob } from 'node:fs';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '#store/database/database.ts';
import { type DatabaseOptions, openDatabase } from '#store/database/open-database.ts';
import { copyOfTemplate } from './postgres-databases.ts';

type DatabaseTests = (database: () => Database) => void;

/** The cluster of this run; undefined if PostgreSQL is not installed. */
export const postgresUrl = inject('postgresUrl');
const snapshotFile = inject('pgliteSnapshot');
if (snapshotFile === undefined)
  throw new Error(
    'This test needs a database, which the project "pure" does not start. A test file belongs to the project ' +
      '"database" if its imports lead to tests/support/test-database.ts when Vitest starts, so start Vitest again.',
  );

/** Runs the same tests on PGlite and PostgreSQL: the contract of a part of `src/store`. */
export function onEveryDatabase(name: string, tests: DatabaseTests): void {
  describe(`${name} on PGlite`, () => tests(openAround(openTestPglite)));
  describe.skipIf(postgresUrl === undefined)(`${name} on PostgreSQL`, () =>
    tests(openAround(openTestPostgres)),
  );
}

/** Runs tests on PostgreSQL, or on PGlite where PostgreSQL is not installed. */
export function onDatabase(name: string, tests: DatabaseTests): void {
  describe(name, () => tests(openAround(postgresUrl ? openTestPostgres : openTestPglite)));
}

async function openTestPostgres(): Promise<Database> {
  return openTestDatabase({ dataDir: '', databaseUrl: await copyOfTemplate(postgresUrl ?? '') });
}

/** Opens a PGlite database in memory, from a dump that already has the tables. */
async function openTestPglite(): Promise<Database> {
  const snapshot = await openAsBlob(snapshotFile);
  return openTestDatabase({ dataDir: 'memory://', snapshot });
}

function openTestDatabase(options: Omit<DatabaseOptions, 'onError'>): Promise<Database> {
  return openDatabase({
    ...options,
    onError(error) {
      throw error;
    },
  });
}

function openAround(open: () => Promise<Database>): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());
  return () => database;
}
