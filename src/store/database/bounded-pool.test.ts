import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFaultyProxy, type FaultyProxy } from '#tests/support/servers/faulty-proxy.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { postgresUrl } from '#tests/support/test-database.ts';
import type { Database } from './database.ts';
import { databaseState } from './database-state.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { openPostgres } from './open-postgres.ts';
const WAIT = { timeout: 5000, interval: 50 };
const limits = { connect: 400, query: 1000, idleInTransaction: 5000 };

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean();
});

describe.skipIf(postgresUrl === undefined)('a database behind a network that fails', () => {
  async function opened(): Promise<{
    database: Database;
    proxy: FaultyProxy;
    errors: unknown[];
  }> {
    const url = new URL(await newPostgresDatabase(postgresUrl ?? ''));
    const proxy = await startFaultyProxy(Number(url.port));
    url.port = String(proxy.port);
    const errors: unknown[] = [];
    const database = await openPostgres(url.href, 5, limits, (error) => void errors.push(error));
    cleanUp.push(
      () => proxy.close(),
      () => database.close(),
    );
    return { database, proxy, errors };
  }
  const ask = ({ db }: Database) => sql`select 1`.execute(db);
  /** @returns milliseconds until every query had failed with DatabaseUnavailable */
  async function refusedAfter(questions: Promise<unknown>[]): Promise<number> {
    const began = performance.now();
    for (const outcome of await Promise.allSettled(questions)) {
      expect(outcome.status).toBe('rejected');
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DatabaseUnavailable);
    }
    return performance.now() - began;
  }

  it('fails every query within the time limit, then immediately, and recovers when the network does', async () => {
    const { database, proxy, errors } = await opened();
    await Promise.all(Array.from({ length: 5 }, () => ask(database)));
    proxy.swallow();
    const transaction = database.db.transaction().execute(async (inside) => {
      await sql`select 1`.execute(inside);
    });
    const questions = [transaction, ...Array.from({ length: 20 }, () => ask(database))];
    expect(await refusedAfter(questions)).toBeLessThan(limits.query + limits.connect + 500);
    expect(await refusedAfter(Array.from({ length: 20 }, () => ask(database)))).toBeLessThan(200);
    expect(errors, 'the outage is reported once').toHaveLength(1);

    proxy.pass();
    await vi.waitFor(() => ask(database), WAIT);
    // the pool has dropped every connection from before the outage
    for (let question = 0; question < 10; question += 1) await ask(database);
  });

  it('fails queries immediately when connections are refused', async () => {
    const { database, proxy } = await opened();
    proxy.refuse();
    expect(await refusedAfter([ask(database), ask(database)])).toBeLessThan(limits.query);
    proxy.pass();
    await vi.waitFor(() => ask(database), WAIT);
  });

  it('recovers after a probe that connects but is cut off at its query', async () => {
    const { database, proxy } = await opened();
    proxy.swallow();
    await refusedAfter([ask(database)]);
    proxy.sever();
    await vi.waitFor(async () => {
      const error: unknown = await ask(database).catch((failure: unknown) => failure);
      expect(error).toMatchObject({ isKnown: false });
    }, WAIT);
    proxy.pass();
    await vi.waitFor(() => ask(database), WAIT);
  });

  it('ends only the statement that takes too long', async () => {
    const { database } = await opened();
    const slow = sql`select pg_sleep(30)`.execute(database.db);
    expect(await refusedAfter([slow])).toBeLessThan(limits.query + 500);
    await ask(database);
  });

  it('reports whether it is ready, read-only or away', async () => {
    const { database, proxy } = await opened();
    const { db } = database;
    expect(await databaseState(database)).toBe('ready');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(
      db,
    );
    // a setting of the database applies to connections opened afterwards
    proxy.refuse();
    expect(await databaseState(database)).toBe('away');
    proxy.pass();
    await vi.waitFor(async () => expect(await databaseState(database)).toBe('read-only'), WAIT);
    const write = sql`create table t (id int)`.execute(db);
    await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
