import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A single row, as for stock: writers of content lock it, so versions follow the order of commits.
  await sql`
    create table content_clock (
      only_row boolean primary key default true check (only_row),
      version bigint not null
    )`.execute(db);
  await sql`insert into content_clock (version) values (0)`.execute(db);

  await sql`
    create table site_content (
      site_slug text primary key,
      -- the version of the last change of this site's content
      version bigint not null
    )`.execute(db);
  await sql`create index site_content_version on site_content (version)`.execute(db);

  for (const table of ['offer', 'manufacturer']) {
    await sql`
      create table ${sql.table(table)} (
        site_slug text not null,
        id text not null,
        -- in the dealer's order, from 1
        position integer not null,
        facts jsonb not null,
        primary key (site_slug, id)
      )`.execute(db);
  }
}
