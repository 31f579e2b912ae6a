import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '#store/database/database.ts';
import { type DatabaseOptions, openDatabase } from '#store/database/open-database.ts';

/** Runs the same tests on PGlite and PostgreSQL. */
export function onEveryDatabase(name: string, tests: (database: () => Database) => void): void {
  const postgresUrl = inject('postgresUrl');
  describe(`${name} on PGlite`, () => {
    tests(openAround(openTestPglite));
  });
  describe.skipIf(postgresUrl === undefined)(`${name} on PostgreSQL`, () => {
    tests(
      openAround(async () =>
        openTestDatabase({
          dataDir: '',
          databaseUrl: await newPostgresDatabase(postgresUrl ?? ''),
        }),
      ),
    );
  });
}

/** Creates an empty database in the cluster. It is deleted with the cluster. */
export async function newPostgresDatabase(clusterUrl: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return clusterUrl.replace(/\/postgres$/, `/${name}`);
}

/** Opens an empty PGlite database in memory, from a dump that already has the tables. */
async function openTestPglite(): Promise<Database> {
  const snapshot = await openAsBlob(inject('pgliteSnapshot'));
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
