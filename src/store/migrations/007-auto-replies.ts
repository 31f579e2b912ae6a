import { type Kysely, sql } from 'kysely';

/** When each mailbox last got an automatic reply. Stores a hash, because the address is not needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auto_reply (
      mailbox_hash text primary key,
      at timestamptz not null default now()
    )`.execute(db);
}
