import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vehicle_views (
      vehicle_id integer primary key,
      views integer not null,
      counted_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index vehicle_views_recent on vehicle_views (counted_at)`.execute(db);
}
