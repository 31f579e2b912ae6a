import { type Kysely, sql } from 'kysely';

/** The vehicles that visitors watch, as they were when they were saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watchlist_entry (
      visitor_id uuid not null references visitor (id) on delete cascade,
      vehicle_id integer not null,
      -- a vehicle that is no longer listed is shown by these
      name text not null,
      slug text not null,
      price integer,
      saved_at timestamptz not null default now(),
      primary key (visitor_id, vehicle_id)
    )`.execute(db);
}
