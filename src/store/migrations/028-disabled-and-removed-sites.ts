import { type Kysely, sql } from 'kysely';

/**
 * Sites that an operator has disabled or removed. A removed one leaves how long its dealer's records are stored, which was
 * in its settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column disabled_at timestamptz`.execute(db);
  // A single row, as for stock and content: each change of a site gets a version that no site has had before, so nothing
  // that a process remembers of a removed site is taken for that of a later one with the same slug.
  await sql`
    create table site_clock (
      only_row boolean primary key default true check (only_row),
      version integer not null
    )`.execute(db);
  await sql`insert into site_clock (version) select coalesce(max(version), 0) from site`.execute(
    db,
  );
  await sql`
    create table removed_site (
      slug text primary key,
      name text not null,
      removed_at timestamptz not null default now(),
      -- null stores them without a limit
      leads_days integer,
      reservations_days integer
    )`.execute(db);
}
