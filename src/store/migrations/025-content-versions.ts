import { type Kysely, sql } from 'kysely';

/** A site's lists of content as they were before a change, so that the change can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_version (
      site_slug text not null,
      -- the platform's content version that these lists belonged to
      version integer not null,
      -- the table of the list
      list text not null,
      facts jsonb not null,
      replaced_at timestamptz not null default now(),
      primary key (site_slug, version, list)
    )`.execute(db);
}
