import { type Kysely, sql } from 'kysely';

/** Pages, redirects, blog posts and reviews, each a list of a site's content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['page', 'redirect', 'post', 'review']) {
    await sql`
      create table ${sql.table(table)} (
        site_slug text not null,
        -- the path of a page, the old address of a redirect, the slug of a post
        id text not null,
        position integer not null,
        facts jsonb not null,
        primary key (site_slug, id)
      )`.execute(db);
  }
  // for the dates in sitemaps
  for (const table of ['offer', 'manufacturer', 'page', 'redirect', 'post', 'review']) {
    await sql`
      alter table ${sql.table(table)}
        add column changed_at timestamptz not null default now()`.execute(db);
  }
  // in the address of a draft's preview, which must not be guessed
  await sql`
    alter table page
      add column preview_token uuid not null default gen_random_uuid()`.execute(db);
}
