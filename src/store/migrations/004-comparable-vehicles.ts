import { type Kysely, sql } from 'kysely';

/** Answers "the newest of this make and model" without a sort. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index vehicle_model on vehicle (lower(facts->>'make'), lower(facts->>'model'), id desc)`.execute(
    db,
  );
}
