import { type Kysely, sql } from 'kysely';

/** The receivers whose last attempts failed. An open circuit has an instant before which no attempt is made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receiver_circuit (
      receiver text primary key,
      failures integer not null check (failures > 0),
      retry_at timestamptz
    )`.execute(db);
}
