import { type Kysely, sql } from 'kysely';

/** Leads of forms that are filled in screen by screen, and news of leads that the dealer has already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      add column form_completed boolean not null default true,
      add column offer_accepted boolean,
      -- what the shopper's browser kept with the lead, by name
      add column miscellaneous jsonb`.execute(db);

  await sql`
    create table lead_progress (
      lead_id uuid primary key references lead (id),
      -- the shopper can be reached
      contacted boolean not null default false,
      -- the last time that the shopper did something
      touched_at timestamptz not null default now(),
      -- something is in the lead that the dealer has not been told
      has_news boolean not null default true,
      -- how often the dealer has been told
      handovers integer not null default 0,
      -- a job waits for the shopper to have been quiet
      job_waits boolean not null default false
    )`.execute(db);

  await sql`
    alter table lead_delivery
      add column revision integer not null default 0,
      drop constraint lead_delivery_lead_id_channel_target_key,
      add constraint lead_delivery_once unique (lead_id, channel, target, revision)`.execute(db);
}
