import { type Kysely, sql } from 'kysely';

/** What shoppers do on a site that a dealer follows. Nothing in it tells who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_event (
      id bigint generated always as identity primary key,
      site_slug text not null,
      event text not null,
      vehicle_id integer,
      dealership_slug text,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index site_event_by_site on site_event (site_slug, event, at)`.execute(db);
}
