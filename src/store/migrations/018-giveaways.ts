import { type Kysely, sql } from 'kysely';

/** Draws of the wheel at `/spin-to-win`, and how often each prize was drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table giveaway_prize (
      site_slug text not null,
      giveaway_id text not null,
      prize_id text not null,
      -- the stock is a setting
      taken integer not null default 0 check (taken >= 0),
      primary key (site_slug, giveaway_id, prize_id)
    )`.execute(db);
  await sql`
    create table giveaway_draw (
      id uuid primary key,
      site_slug text not null,
      giveaway_id text not null,
      -- in local format, or a word that no phone is once the person was erased
      phone text not null,
      -- the prize as it was in the settings when it was drawn
      prize jsonb not null,
      -- the form's key, which a repetition has too
      submission_key text,
      lead_id uuid not null references lead (id) on delete cascade,
      drawn_at timestamptz not null default now(),
      unique (site_slug, giveaway_id, phone)
    )`.execute(db);
  await sql`create index giveaway_draw_lead on giveaway_draw (lead_id)`.execute(db);
}
