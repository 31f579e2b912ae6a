import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { BoundedPool, type PoolLimits } from './bounded-pool.ts';
import { instantFromText } from './instant.ts';
import type { Database } from './database.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import type { Schema } from './schema.ts';

const { INT8, TIMESTAMPTZ } = pg.types.builtins;

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8) return Number;
    if (oid === TIMESTAMPTZ) return instantFromText;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Limits for a process that serves requests. */
export const servingLimits = {
  connect: 3000,
  query: 4000,
  idleInTransaction: 15_000,
} satisfies PoolLimits;
/** Limits for imports, migrations and the operator's other commands. */
export const commandLimits = { connect: 10_000 } satisfies PoolLimits;
/** Longer, because the job queue's maintenance of its tables may take a while and delays no shopper. */
const JOB_QUERY_TIMEOUT_MS = 60_000;
const JOB_CONNECTIONS = 4;

/** @throws when the server cannot be reached */
export async function openPostgres(
  databaseUrl: string,
  poolSize: number,
  limits: PoolLimits,
  onError: (error: unknown) => void,
): Promise<Database> {
  const config = { connectionString: databaseUrl, types: typeParsers };
  const pool = new BoundedPool(limits, { ...config, max: poolSize }, onError);
  const jobPool = new BoundedPool(
    { ...limits, query: JOB_QUERY_TIMEOUT_MS },
    { ...config, max: JOB_CONNECTIONS },
    onError,
  );
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error('PostgreSQL at DATABASE_URL cannot be reached', { cause: error });
  }

  let closed = false;
  return {
    engine: 'postgres',
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    jobs: { executeSql: (text, values) => jobPool.query(text, values) },
    listen: (channel, onNotice) => listenOnPostgres(databaseUrl, channel, onNotice, onError),
    isFull: () => pool.isFull() || jobPool.isFull(),
    async close() {
      if (closed) return;
      closed = true;
      await Promise.all([pool.end(), jobPool.end()]);
    },
  };
}
