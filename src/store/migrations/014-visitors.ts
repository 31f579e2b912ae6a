import { type Kysely, sql } from 'kysely';

/** Signed-in visitors of a site, their sessions, and the codes that verify their phones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor (
      id uuid primary key,
      site_slug text not null,
      -- in local format: 0491570006
      phone text not null,
      name text not null,
      last_name text not null,
      email text not null,
      created_at timestamptz not null default now(),
      -- a visitor belongs to one site: another dealer's site does not know them
      unique (site_slug, phone)
    )`.execute(db);
  await sql`
    create table visitor_session (
      -- a hash: whoever reads the table cannot use its sessions
      token_hash text primary key,
      visitor_id uuid not null references visitor (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index visitor_session_visitor on visitor_session (visitor_id)`.execute(db);
  await sql`create index visitor_session_expires on visitor_session (expires_at)`.execute(db);
  await sql`
    create table verification_code (
      id uuid primary key,
      site_slug text not null,
      phone text not null,
      salt text not null,
      code_hash text not null,
      guesses integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index verification_code_phone on verification_code (site_slug, phone)`.execute(
    db,
  );
  await sql`create index verification_code_expires on verification_code (expires_at)`.execute(db);
  await sql`
    create table verification (
      id bigint generated always as identity primary key,
      website_slug text not null,
      dealership_slug text not null,
      verification_type text not null check (verification_type in ('sms', 'verify')),
      -- unknown until a new phone is verified
      user_id uuid,
      at timestamptz not null default now()
    )`.execute(db);
}
