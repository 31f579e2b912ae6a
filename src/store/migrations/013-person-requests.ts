import { type Kysely, sql } from 'kysely';

/** A record of each export or erasure of a person's data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_request (
      id uuid primary key,
      at timestamptz not null default now(),
      kind text not null check (kind in ('export', 'erase')),
      -- a hash: the record must not contain what was erased
      subject_hash text not null,
      leads integer not null
    )`.execute(db);
  // when the lead's personal data was erased
  await sql`alter table lead add column erased_at timestamptz`.execute(db);
  await sql`create index lead_age on lead (created_at) where erased_at is null`.execute(db);
}
