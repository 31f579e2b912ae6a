import { type Kysely, sql } from 'kysely';

/** Shopper actions on a site that the dealer follows. They contain nothing that identifies a shopper. */
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
