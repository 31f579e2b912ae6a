import { type Kysely, sql } from 'kysely';

/** Counters of rate limits, in the format of the rate limiter library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit (
      -- name of the limiter and hash of the client or sender
      key varchar(255) primary key,
      points integer not null default 0,
      -- milliseconds since 1970
      expire bigint
    )`.execute(db);
  await sql`create index rate_limit_expire on rate_limit (expire)`.execute(db);
}
