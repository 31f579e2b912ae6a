import { type Kysely, sql } from 'kysely';

/** Content is staged outside the transaction that switches to it, and earlier versions are stored in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table content_stage (
      import_id uuid not null,
      staged_at timestamptz not null default now(),
      -- the table of the list
      list text not null,
      -- rows that are written by one statement
      slice integer not null,
      id text not null,
      position integer not null,
      is_new boolean not null,
      -- null for an item that only moved
      facts jsonb
    )`.execute(db);
  await sql`create index content_stage_slice on content_stage (import_id, list, slice)`.execute(db);
  await sql`
    alter table content_version
      -- consecutive items of the list
      add column part integer not null default 0,
      drop constraint content_version_pkey,
      add primary key (site_slug, version, list, part)`.execute(db);
}
