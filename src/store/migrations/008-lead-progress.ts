import { type Kysely, sql } from 'kysely';

/** Leads from forms with several screens, and updates of leads that the dealer already has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lead
      add column form_completed boolean not null default true,
      add column offer_accepted boolean,
      -- values that the shopper's browser added to the lead, by name
      add column miscellaneous jsonb`.execute(db);

  await sql`
    create table lead_progress (
      lead_id uuid primary key references lead (id),
      -- the shopper has left contact details
      contacted boolean not null default false,
      -- the shopper's last action
      touched_at timestamptz not null default now(),
      -- the lead contains something that the dealer has not been sent
      has_news boolean not null default true,
      -- how often the lead has been sent to the dealer
      handovers integer not null default 0,
      -- a job is waiting to send the lead if the shopper abandons the form
      job_waits boolean not null default false
    )`.execute(db);

  await sql`
    alter table lead_delivery
      add column revision integer not null default 0,
      drop constraint lead_delivery_lead_id_channel_target_key,
      add constraint lead_delivery_once unique (lead_id, channel, target, revision)`.execute(db);
}
