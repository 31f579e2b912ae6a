import { type Kysely, sql } from 'kysely';

/** Counts of what clients and senders do, in the form that the limiter library reads and writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limit (
      -- name of the limiter and fingerprint of who is counted
      key varchar(255) primary key,
      points integer not null default 0,
      -- milliseconds since 1970
      expire bigint
    )`.execute(db);
  await sql`create index rate_limit_expire on rate_limit (expire)`.execute(db);
}
