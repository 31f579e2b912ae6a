import { type Kysely, sql } from 'kysely';

/** Where each dealership's feed comes from, and what became of each run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_source (
      dealership_slug text primary key,
      settings jsonb not null,
      -- apart from the settings, which operators may see
      credentials jsonb,
      -- SHA-256 of the token with which the feed is pushed
      token_hash text,
      paused boolean not null default false,
      -- null for a feed that is pushed
      due_at timestamptz,
      -- a run that the operator asked for
      asked_run uuid,
      asked_force boolean not null default false,
      -- when the stock was last known to be what the source offers; at first when the source was set
      fresh_at timestamptz not null default now(),
      -- runs that were refused or failed since the last good one
      failures integer not null default 0,
      -- what the last run said is wrong with the feed itself
      problem text,
      -- the version of the source that the stock is made of
      imported jsonb,
      -- those that the log has reported
      troubles text[] not null default '{}'
    )`.execute(db);
  await sql`
    create table feed_run (
      id uuid primary key,
      dealership_slug text not null,
      source text not null,
      force boolean not null default false,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      -- when the process that runs it was last alive
      seen_at timestamptz not null default now(),
      -- counts the processes that have taken it up
      attempt integer not null default 0,
      ended_at timestamptz,
      outcome text check (outcome in ('ok', 'unchanged', 'refused', 'failed')),
      report jsonb
    )`.execute(db);
  // a dealership has one run at a time
  await sql`
    create unique index feed_run_open on feed_run (dealership_slug) where outcome is null`.execute(
    db,
  );
  await sql`
    create index feed_run_of_dealership on feed_run (dealership_slug, created_at desc)`.execute(db);
}
