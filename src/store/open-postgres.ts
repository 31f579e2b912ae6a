import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
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

/** @throws when the server cannot be reached */
export async function openPostgres(
  databaseUrl: string,
  poolSize: number,
  onError: (error: unknown) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: typeParsers,
    connectionTimeoutMillis: 10_000,
  });
  // an idle connection that the server closes; the pool opens another
  pool.on('error', onError);
  // one that is in somebody's hands and between two queries: nobody else listens, and an error nobody hears of ends
  // the process
  pool.on('connect', (client) => void client.on('error', onError));
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
    jobs: { executeSql: (text, values) => pool.query(text, values) },
    listen: (channel, onNotice) => listenOnPostgres(databaseUrl, channel, onNotice, onError),
    async close() {
      if (closed) return;
      closed = true;
      await pool.end();
    },
  };
}
