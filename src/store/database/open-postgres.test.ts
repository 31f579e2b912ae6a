import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { postgresUrl } from '#tests/support/test-database.ts';
import { openPostgres, servingLimits } from './open-postgres.ts';

it.skipIf(postgresUrl === undefined)(
  'fails the transaction, not the process, when a connection ends between two of its queries',
  async () => {
    const errors: unknown[] = [];
    const url = await newPostgresDatabase(postgresUrl ?? '');
    const database = await openPostgres(url, 2, servingLimits, (error) => void errors.push(error));
    const { db } = database;
    const transaction = db.transaction().execute(async (inside) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(inside);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db);
      await vi.waitFor(() => expect(errors).not.toEqual([]));
      await sql`select 1`.execute(inside);
    });
    await expect(transaction).rejects.toThrow();
    expect((await sql`select 1`.execute(db)).rows).toHaveLength(1);
    await database.close();
  },
);
