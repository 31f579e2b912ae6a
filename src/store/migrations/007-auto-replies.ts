import { type Kysely, sql } from 'kysely';

/** When a mailbox last got an automatic reply. A fingerprint, since nothing else needs the address here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table auto_reply (
      mailbox_hash text primary key,
      at timestamptz not null default now()
    )`.execute(db);
}
