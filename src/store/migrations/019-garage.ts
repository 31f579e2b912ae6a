import { type Kysely, sql } from 'kysely';

/** What the garage shows and changes: the leads of a visitor, and the consent to marketing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      -- the visitor who was signed in when the lead was sent
      add column visitor_id uuid references visitor (id) on delete set null,
      -- whether the platform sent it, as news about an earlier lead
      add column is_follow_up boolean not null default false,
      -- when its shopper asked the dealer to delete it
      add column deletion_asked_at timestamptz`.execute(db);
  await sql`create index lead_visitor on lead (visitor_id) where visitor_id is not null`.execute(
    db,
  );
  // the last nine digits are the same in every spelling of an Australian number
  await sql`
    create index lead_phone on lead
      (site_slug, right(regexp_replace(fields ->> 'phone', '[^0-9]', '', 'g'), 9))
      where erased_at is null`.execute(db);
  await sql`
    create table marketing_choice (
      id bigint generated always as identity primary key,
      visitor_id uuid not null references visitor (id) on delete cascade,
      opt_in boolean not null,
      -- what the visitor read beside the box
      wording text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index marketing_choice_visitor on marketing_choice (visitor_id)`.execute(db);
}
