import { type Kysely, sql } from 'kysely';

/** Reservations of vehicles. A unique index allows a vehicle only one live reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // not a fact: facts come from the feed, and no feed may lift a hold
  await sql`alter table vehicle add column held boolean not null default false`.execute(db);

  await sql`
    create table vehicle_hold (
      id uuid primary key,
      site_slug text not null,
      vehicle_id integer not null references vehicle (id),
      lead_id uuid not null references lead (id),
      state text not null check (state in
        ('paying', 'held', 'paid', 'expired', 'released', 'completed', 'needs-refund')),
      amount_cents integer,
      payment_url text,
      -- null once paid
      expires_at timestamptz,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index vehicle_hold_live on vehicle_hold (vehicle_id)
    where state in ('paying', 'held', 'paid')`.execute(db);
  await sql`create index vehicle_hold_lead on vehicle_hold (lead_id, created_at)`.execute(db);
}
