import { type Kysely, sql } from 'kysely';

/** Receivers with recent failures. While a circuit is open, no attempt is made before `retry_at`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receiver_circuit (
      receiver text primary key,
      failures integer not null check (failures > 0),
      retry_at timestamptz
    )`.execute(db);
}
