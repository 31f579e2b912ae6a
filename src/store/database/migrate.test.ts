import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { onEveryDatabase, postgresUrl } from '#tests/support/test-database.ts';
import { DatabaseNewer, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe.skipIf(postgresUrl === undefined)('an empty PostgreSQL database', () => {
  it.each([1, 2, 3])(
    'is prepared once by eight processes that start together (round %i)',
    async () => {
      const databaseUrl = await newPostgresDatabase(postgresUrl ?? '');
      const open = () =>
        openDatabase({
          databaseUrl,
          dataDir: '',
          poolSize: 2,
          onError: (error) => expect.fail(String(error)),
        });
      const opened = await Promise.all(Array.from({ length: 8 }, open));
      const counts = await Promise.all(
        opened.map(async ({ db }) => {
          const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from kysely_migration`.execute(db);
          return rows[0]?.count;
        }),
      );
      expect(new Set(counts).size).toBe(1);
      await Promise.all(opened.map((database) => database.close()));
    },
  );
});

onEveryDatabase('a database of a newer version', (database) => {
  it('is refused in words, and stays as it is', async () => {
    const { db } = database();
    const name = '999-from-the-future';
    await sql`insert into kysely_migration (name, timestamp) values (${name}, 'now')`.execute(db);
    const refusal: unknown = await migrate(db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseNewer);
    expect(refusal).toMatchObject({ message: expect.stringContaining(name) });
    await sql`delete from kysely_migration where name = ${name}`.execute(db);
    await migrate(db);
  });
});
