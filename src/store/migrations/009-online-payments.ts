import { type Kysely, sql } from 'kysely';

/** Online payments for something agreed with the dealer, without a reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table online_payment (
      id uuid primary key,
      site_slug text not null,
      lead_id uuid not null references lead (id),
      state text not null check (state in ('waiting', 'paid', 'not-paid')),
      amount_cents integer not null check (amount_cents > 0),
      reference text not null,
      payment_url text,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index online_payment_lead on online_payment (lead_id, created_at)`.execute(db);
}
