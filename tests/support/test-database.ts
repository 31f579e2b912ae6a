import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '#store/database/database.ts';
import { openDatabase } from '#store/database/open-database.ts';

/** Runs the same tests on the embedded database and on PostgreSQL. */
export function onEveryDatabase(name: string, tests: (database: () => Database) => void): void {
  const postgresUrl = inject('postgresUrl');
  describe(`${name} on PGlite`, () => {
    tests(openedForTests(() => openTestDatabase({ dataDir: 'memory://' })));
  });
  describe.skipIf(postgresUrl === undefined)(`${name} on PostgreSQL`, () => {
    tests(
      openedForTests(async () =>
        openTestDatabase({
          dataDir: '',
          databaseUrl: await newPostgresDatabase(postgresUrl ?? ''),
        }),
      ),
    );
  });
}

/** An empty database in the cluster; the cluster's end is its end. */
export async function newPostgresDatabase(clusterUrl: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return clusterUrl.replace(/\/postgres$/, `/${name}`);
}

function openTestDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  return openDatabase({
    ...options,
    onError(error) {
      throw error;
    },
  });
}

function openedForTests(open: () => Promise<Database>): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());
  return () => database;
}
